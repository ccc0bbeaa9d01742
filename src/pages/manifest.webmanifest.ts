import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import type { APIRoute } from 'astro';
import { company, content } from '#src/queries/content.ts';
import { APP_ICONS } from '#src/brand/mark-images.ts';
import { themeColor } from '#src/brand/theme-colors.ts';
import { paths } from '#src/routes/paths.ts';

const { pages } = content(DEFAULT_LOCALE);

export const GET: APIRoute = () => {
  const manifest = {
    id: paths.home,
    name: company.name,
    short_name: company.shortName,
    description: pages.home.description,
    lang: 'en-US',
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
