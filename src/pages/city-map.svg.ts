import type { APIRoute } from 'astro';
import { cityMapSvg } from '#src/brand/city-map.ts';

export const GET: APIRoute = () =>
  new Response(cityMapSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
