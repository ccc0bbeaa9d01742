// Imported first: while every city is a draft, the content is read with them (OWN-7).
process.env['PREVIEW_DRAFTS'] = '1';
