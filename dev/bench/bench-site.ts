import type { Browser } from 'puppeteer-core';
import { distDir } from '#dev/environment.mjs';
import { bareSite } from './network/bare-site.ts';
import { type Certificate, selfSignedCertificate } from './network/certificate.ts';
import type { Link } from './network/link.ts';
import { serveSite } from './network/serve.ts';
import { readSite } from './network/site-files.ts';
import { launch } from './phone.ts';

/** How often each measurement is made. */
export const RUNS = Number(process.env['RUNS'] || 7);
/** As the edge host's own runtime compresses. BROTLI=11 shows files compressed ahead of time. */
export const BROTLI_QUALITY = Number(process.env['BROTLI'] || 5);

/** The site, its limit (network/limit-page.ts), or a bare page under every address. */
export type Variant = 'page' | 'limit' | 'bare';

/** A browser, and the site behind any line. */
export interface Bench {
  readonly browser: Browser;
  readonly certificate: Certificate;
  /** @returns the origin of that variant behind that line */
  origin(link: Link, variant: Variant): Promise<string>;
}

/** Runs a part of the bench with a browser and the built site, and takes both down afterwards. */
export async function withBench<Result>(run: (bench: Bench) => Promise<Result>): Promise<Result> {
  const certificate = selfSignedCertificate();
  const page = readSite(distDir, false, BROTLI_QUALITY);
  const sites = {
    page,
    limit: readSite(distDir, true, BROTLI_QUALITY),
    bare: bareSite(page, BROTLI_QUALITY),
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
