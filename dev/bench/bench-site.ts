import type { Browser } from '@playwright/test';
import { distDir } from '#dev/environment.mjs';
import { launch } from './browser.ts';
import { type Certificate, selfSignedCertificate } from './network/certificate.ts';
import type { Link } from './network/link.ts';
import { serveSite } from './network/serve.ts';
import { readSite } from './network/site-files.ts';

/** How often each measurement is made. */
export const RUNS = Number(process.env['RUNS'] || 7);
/** As the edge host's own runtime compresses. BROTLI=11 shows files compressed ahead of time. */
export const BROTLI_QUALITY = Number(process.env['BROTLI'] || 5);

/** A browser, and the site behind any line. */
export interface Bench {
  readonly browser: Browser;
  readonly certificate: Certificate;
  /** @returns the origin of the site, or of its limit, behind that line */
  origin(link: Link, variant: 'page' | 'limit'): Promise<string>;
}

/** Runs a part of the bench with a browser and the built site, and takes both down afterwards. */
export async function withBench<Result>(run: (bench: Bench) => Promise<Result>): Promise<Result> {
  const certificate = selfSignedCertificate();
  const sites = {
    page: readSite(distDir, false, BROTLI_QUALITY),
    limit: readSite(distDir, true, BROTLI_QUALITY),
  };
  const served = new Map<string, Awaited<ReturnType<typeof serveSite>>>();
  const browser = await launch(certificate);
  try {
    return await run({
      browser,
      certificate,
      async origin(link, variant) {
        const name = `${link.name} ${variant}`;
        const site = served.get(name) ?? (await serveSite(sites[variant], link, certificate));
        served.set(name, site);
        return site.origin;
      },
    });
  } finally {
    await browser.close();
    await Promise.all([...served.values()].map((site) => site.close()));
  }
}
