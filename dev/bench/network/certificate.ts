import { createHash, X509Certificate } from 'node:crypto';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

/** A self-signed certificate. */
export interface Certificate {
  /** private key and certificate, PEM */
  readonly pem: string;
  /** Chromium flag that accepts it by its key, so that caches and prefetches work as with a real one */
  readonly trustFlag: string;
}

/** Creates a certificate for `localhost`, or reuses the one in the cache folder. */
export async function localCertificate(): Promise<Certificate> {
  const pem = await getCertificate('.dev/bench/certificate', 'localhost', ['localhost']);
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return { pem, trustFlag: `--ignore-certificate-errors-spki-list=${hash}` };
}
