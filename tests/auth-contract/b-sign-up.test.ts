import { runTable } from './support/table.ts';
import { signUpVectors } from './vectors/b-sign-up.ts';

runTable('Contract 8 B: sign-up', signUpVectors);
