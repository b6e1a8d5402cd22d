import { onTestFinished } from 'vitest';

/** All that is said from now on, by the announcer and by visible regions, in order. */
export function listen(): string[] {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest('[role=status], [role=alert]')) continue;
      for (const node of addedNodes) if (node.textContent) said.push(node.textContent);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
  return said;
}
