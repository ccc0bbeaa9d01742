import { runTable } from './support/table.ts';
import { transportVectors } from './vectors/g-transport.ts';

runTable('Contract 8 G: transport', transportVectors);
