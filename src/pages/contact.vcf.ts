import type { APIRoute } from 'astro';
import { company } from '#src/content/company.ts';
import { companyVcard } from '#src/site/vcard.ts';

export const GET: APIRoute = () =>
  new Response(companyVcard(company), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
