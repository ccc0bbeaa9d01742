import type { APIRoute } from 'astro';
import { LANGUAGE_TAGS } from '#src/domain/locale.ts';
import { APP_ICONS } from '#src/brand/mark-images.ts';
import { themeColor } from '#src/brand/theme-colors.ts';
import { inLanguage } from '#src/routes/in-language.ts';

export const GET: APIRoute = (page) => {
  const { locale, copy, paths } = inLanguage(page);
  const { company, pages } = copy;
  const manifest = {
    id: paths.home,
    name: company.name,
    short_name: company.shortName,
    description: pages.home.description,
    lang: LANGUAGE_TAGS[locale],
    start_url: paths.home,
    display: 'minimal-ui',
    background_color: themeColor('page'),
    theme_color: themeColor('page'),
    icons: APP_ICONS.filter(({ shape }) => shape !== 'square').map(({ name, size, shape }) => ({
      src: `/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: shape === 'maskable' ? 'maskable' : 'any',
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
