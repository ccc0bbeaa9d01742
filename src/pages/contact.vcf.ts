import type { APIRoute } from 'astro';
import { company } from '#src/queries/content.ts';
import { companyVcard } from '#src/seo/vcard.ts';

export const GET: APIRoute = () =>
  new Response(companyVcard(company), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
