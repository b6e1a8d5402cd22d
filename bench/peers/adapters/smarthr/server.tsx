import { renderToString } from 'react-dom/server';
import type { Server } from '../../adapter.ts';

export const server: Server = { render: (element) => ({ html: renderToString(element), styles: '' }) };
