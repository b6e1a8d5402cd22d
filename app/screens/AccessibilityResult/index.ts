export { accessibilityResult } from './AccessibilityResult.tsx';
