import { runTable } from './support/table.ts';
import { refreshVectors } from './vectors/c-refresh.ts';

runTable('Contract 8 C: refresh', refreshVectors);
