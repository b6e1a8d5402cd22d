export { accessibilityResult as screen } from './AccessibilityResult.tsx';
