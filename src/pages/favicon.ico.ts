import type { APIRoute } from 'astro';
import { icoFile, iconPng } from '#src/brand/mark-images.ts';
import { FAVICON_SIZE } from '#src/brand/app-icons.ts';

export const GET: APIRoute = async () => {
  const png = await iconPng({ size: FAVICON_SIZE, shape: 'rounded' });
  return new Response(new Uint8Array(icoFile(png, FAVICON_SIZE)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};
