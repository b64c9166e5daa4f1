import { App } from './app.js';
import { liveSpots } from './view.js';
import { serve } from './worker.js';

/** A card or another spot of the board was clicked: one option is taken, of several one is asked for. */
function clicked(app: App, target: Element): void {
  const take = target.closest<HTMLElement>('[data-take]');
  if (take) return app.take(Number(take.dataset.take));
  const spot = target.closest<HTMLElement>('[data-spot]')?.dataset.spot;
  const options = (spot && liveSpots(app).get(spot)) || [];
  if (options.length === 1) return app.take(options[0]!);
  if (options.length > 1) app.menu = spot;
  show(app, target);
  app.draw();
  if (app.menu) app.root.querySelector<HTMLElement>('.menu button')?.focus();
}

/** The card below the pointer or the focus is explained. */
function show(app: App, target: Element): boolean {
  const card = target.closest<HTMLElement>('[data-card]')?.dataset.card;
  if (card === undefined || card === app.card) return false;
  app.card = card;
  return true;
}

const IN_FIELDS = 'input:not([type=range]), textarea, select';

function pressed(app: App, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(IN_FIELDS)) return;
  const onButton = target.closest('button, summary, a') !== null;
  const act = (target.closest('.log') && inLog(app, event.key)) || actOf(app, event.key, onButton);
  if (!act) return;
  event.preventDefault();
  act();
}

/** By its lines. */
function inLog(app: App, key: string): (() => void) | undefined {
  if (key === 'ArrowUp') return () => app.go(app.at - 1);
  if (key === 'ArrowDown') return () => app.go(app.at + 1);
  return undefined;
}

function actOf(app: App, key: string, onButton: boolean): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => app.go(app.at - 1);
    case 'ArrowRight':
      return () => app.go(app.at + 1);
    case 'PageUp':
      return () => app.goTurn(-1);
    case 'PageDown':
      return () => app.goTurn(1);
    case 'Home':
      return () => app.go(0);
    case 'End':
      return () => app.go(app.line.end);
    case ' ':
      return onButton ? undefined : () => app.toggle();
    case 'Escape':
      return app.menu ? () => app.closeMenu() : undefined;
    case 'a':
      return () => app.analyse();
    case 'u':
      return () => app.undo();
    default:
      return undefined;
  }
}

function start(): void {
  const root = document.getElementById('app')!;
  const app = new App(root);
  root.addEventListener('click', (event) => app.isOpen && clicked(app, event.target as Element));
  for (const kind of ['pointerover', 'focusin'] as const) {
    root.addEventListener(kind, (event) => app.isOpen && show(app, event.target as Element) && app.draw());
  }
  root.addEventListener('focusin', (event) => app.focus.moved(event.target as Element));
  document.addEventListener('keydown', (event) => app.isOpen && pressed(app, event));
  const open = () => void app.open(location.hash.slice(1) || document.documentElement.dataset.game || '');
  addEventListener('hashchange', open);
  open();
}

if (typeof window === 'undefined') serve();
else start();
