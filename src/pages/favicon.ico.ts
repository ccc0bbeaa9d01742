import type { APIRoute } from 'astro';
import { FAVICON_SIZE, icoFile, iconPng } from '#src/brand/mark-images.ts';

export const GET: APIRoute = async () => {
  const png = await iconPng({ size: FAVICON_SIZE, shape: 'rounded' });
  return new Response(new Uint8Array(icoFile(png, FAVICON_SIZE)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};
