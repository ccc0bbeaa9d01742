import { runTable } from './support/table.ts';
import { linkVectors } from './vectors/e-links.ts';

runTable('Contract 8 E: links', linkVectors);
