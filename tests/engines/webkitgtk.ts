/** WebKitGTK by its own WebDriver, on a screen in memory with a window manager: without one no page ever has the focus. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { webKitPaths } from '../../scripts/engines.ts';
import type { Engine } from './engine.ts';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** The screen chooses a free number and writes it down. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    webKitPaths.screen,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

async function untilItAnswers(address: string): Promise<void> {
  for (let count = 0; count < 200; count += 1) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await setTimeout(50);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

export async function webKitGtk(): Promise<Engine> {
  const { screen, display } = await startScreen();
  const env = {
    ...process.env,
    DISPLAY: display,
    LANGUAGE: 'ja',
    // There is no graphics card, and root has no sandbox.
    LIBGL_ALWAYS_SOFTWARE: '1',
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  const manager = spawn(webKitPaths.windowManager, ['-use_titlebar', 'no', '-use_cursor', 'no'], {
    env,
    stdio: 'ignore',
  });
  const port = await freePort();
  const driver = spawn(webKitPaths.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(address);
  return {
    name: 'WebKitGTK',
    async start() {
      const browser = await new Builder()
        .usingServer(address)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: webKitPaths.browser, args: ['--automation'] },
          }),
        )
        .build();
      await browser.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
      const element = (selector: string) => browser.findElement(By.css(selector));
      return {
        version: (await browser.getCapabilities()).getBrowserVersion() ?? '',
        open: (at) => browser.get(at),
        async evaluate(work, ...given) {
          const { value, error } = await browser.executeAsyncScript<{ value: never; error?: string }>(
            `const done = arguments[1];
            Promise.resolve().then(() => (${work})(...arguments[0]))
              .then((value) => done({ value: value === undefined ? null : value }), (error) => done({ error: String(error) }));`,
            given,
          );
          if (error) throw new Error(error);
          return value;
        },
        inject: (source) => browser.executeScript(source),
        type: (selector, words) => element(selector).sendKeys(words),
        click: (selector) => element(selector).click(),
        press: (key) => browser.actions().sendKeys(keys[key]).perform(),
        close: () => browser.quit(),
      };
    },
    async end() {
      for (const child of [driver, manager, screen]) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
    },
  };
}
