import type { Server } from '../../adapter.ts';
import { renderWithEmotion } from '../emotion.tsx';

export const server: Server = { render: renderWithEmotion };
