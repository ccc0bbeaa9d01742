import { runTable } from './support/table.ts';
import { mailVectors } from './vectors/f-mails.ts';

runTable('Contract 8 F: recover, resend, verify', mailVectors);
