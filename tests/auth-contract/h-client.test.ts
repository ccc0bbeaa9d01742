import { runTable } from './support/table.ts';
import { clientVectors } from './vectors/h-client.ts';

runTable('Contract 8 H: through AuthClient', clientVectors);
