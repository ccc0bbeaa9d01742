import type { APIRoute } from 'astro';
import { iconSvg } from '#src/brand/mark-images.ts';

export const GET: APIRoute = () =>
  new Response(iconSvg('rounded'), { headers: { 'Content-Type': 'image/svg+xml' } });
