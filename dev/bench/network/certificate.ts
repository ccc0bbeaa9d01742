import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A self-signed certificate and what a browser needs to be told to accept it. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** base64 of the public key's SHA-256, for --ignore-certificate-errors-spki-list */
  readonly fingerprint: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const OID_COMMON_NAME = '550403';
const OID_ECDSA_SHA256 = '2a8648ce3d040302';
const VALID_DAYS = 30;

/** One element of ASN.1 in DER: tag, length, content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

/**
 * Makes a certificate for this machine, valid for a month: Node signs, but writes no X.509, and a
 * dependency for forty lines is one too many. The browser accepts it by its key, as if it were real,
 * so that caches and prefetches behave as on the public site.
 */
export function selfSignedCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der(SEQUENCE, oid(OID_ECDSA_SHA256));
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, oid(OID_COMMON_NAME), der(0x0c, Buffer.from('localhost')))),
  );
  const now = Date.now();
  const day = 24 * 60 * 60 * 1000;
  const validity = der(
    SEQUENCE,
    utcTime(new Date(now - day)),
    utcTime(new Date(now + VALID_DAYS * day)),
  );
  // A serial number is positive: the first bit stays clear.
  const serial = der(0x02, Buffer.from([1]), randomBytes(8));
  const body = der(SEQUENCE, serial, algorithm, name, validity, name, spki);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const certificate = der(SEQUENCE, body, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}
