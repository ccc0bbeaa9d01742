import type { APIRoute } from 'astro';
import { cityMapSvg } from '#src/brand/city-map.ts';
import { getServiceAreaMap } from '#src/map/service-area-map.ts';

export const GET: APIRoute = () =>
  new Response(cityMapSvg(getServiceAreaMap()), { headers: { 'Content-Type': 'image/svg+xml' } });
