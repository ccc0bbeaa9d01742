import type { APIRoute } from 'astro';
import { inLanguage } from '#src/routes/in-language.ts';
import { companyVcard } from '#src/seo/vcard.ts';

export const GET: APIRoute = (page) =>
  new Response(companyVcard(inLanguage(page).copy), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
