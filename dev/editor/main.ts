import { serve } from '@hono/node-server';
import { editorPort, siteAddress } from '../environment.mjs';
import { createEditorApp } from './editor-app.ts';

serve({ fetch: createEditorApp(siteAddress).fetch, port: editorPort, hostname: 'localhost' });
