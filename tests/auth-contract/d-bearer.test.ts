import { runTable } from './support/table.ts';
import { bearerVectors } from './vectors/d-bearer.ts';

runTable('Contract 8 D: Bearer endpoints', bearerVectors);
