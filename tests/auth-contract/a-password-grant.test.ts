import { runTable } from './support/table.ts';
import { passwordGrantVectors } from './vectors/a-password-grant.ts';

runTable('Contract 8 A: password grant', passwordGrantVectors);
