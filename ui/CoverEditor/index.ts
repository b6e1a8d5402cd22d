export type { Area, AreaBox } from './areas.ts';
export { CoverEditor, type CoverEditorProps, type CoverEditorWords } from './CoverEditor.tsx';
