import { distDir } from '#dev/environment.mjs';
import { type Browser, launchBrowser } from './browser.ts';
import { localCertificate } from './network/certificate.ts';
import { serveSite, type SiteServer } from './network/server.ts';
import { bareSite, readSite } from './network/site-files.ts';
import type { Link } from './network/slow-connection.ts';

/** Number of runs of each measurement. */
export const RUNS = Number(process.env['RUNS'] || 7);
/** The edge host's runtime compresses at 5; 11 measures files that are compressed in advance. */
export const BROTLI_QUALITY = Number(process.env['BROTLI'] || 5);

/** The site, the same HTML without scripts ("limit"), or a bare page at every address. */
export type Variant = 'page' | 'limit' | 'bare';

/** A browser, and servers for the variants of the site. */
export interface Bench {
  readonly browser: Browser;
  /** @returns the origin that serves a variant through a link */
  origin(link: Link, variant: Variant): Promise<string>;
}

/** Runs one part of the bench with a browser and the built site, and closes both. */
export async function withBench<Result>(run: (bench: Bench) => Promise<Result>): Promise<Result> {
  const certificate = await localCertificate();
  const page = readSite(distDir, false, BROTLI_QUALITY);
  const limit = readSite(distDir, true, BROTLI_QUALITY);
  const sites = { page, limit, bare: bareSite(page, BROTLI_QUALITY) };
  const servers = new Map<string, SiteServer>();
  const browser = await launchBrowser([certificate.trustFlag]);
  try {
    return await run({
      browser,
      async origin(link, variant) {
        const key = `${link.name} ${variant}`;
        const server = servers.get(key) ?? (await serveSite(sites[variant], link, certificate));
        servers.set(key, server);
        return server.origin;
      },
    });
  } finally {
    await browser.close();
    await Promise.all([...servers.values()].map((server) => server.close()));
  }
}
