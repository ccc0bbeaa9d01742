import { runTable } from './support/table.ts';
import { transportDetails } from './vectors/transport-details.ts';

runTable('Contract 1 to 5: what no vector names', transportDetails);
