/** How the page looks: our own colours, in light and in dark. */
import { fontFamily } from '../../tokens/primitives.ts';
import { colors } from '../../tokens/semantic.ts';

const variables = ({ text, surface, border, focus }: (typeof colors)['light']) =>
  Object.entries({
    ...{ text: text.primary, quiet: text.secondary, link: text.link, action: text.action, danger: text.danger },
    ...{ page: surface.page, card: surface.card, sunken: surface.sunken, on: text.onAction, solid: surface.action },
    ...{ line: border.control, thread: border.subtle, ring: focus.ring, edge: focus.edge },
  })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

export const pageStyle = `
:root { color-scheme: light dark; ${variables(colors.light)}; --mark: ${colors.light.text.danger}; accent-color: var(--solid) }
@media screen and (prefers-color-scheme: dark) { :root { ${variables(colors.dark)} } }
*, ::before, ::after { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; background: var(--page); color: var(--text); font: 1.125rem/1.8 ${fontFamily}; overflow-wrap: anywhere; line-break: strict }
:is(header, main, footer) { max-width: 84rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) }
h1, h2, h3, p, ul, ol, dl, dd, fieldset, figure { margin: 0; padding: 0 }
ul, ol { list-style: "" }
h1 { font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.45 }
h2 { font-size: 1.5rem; line-height: 1.45; margin-block: 2.5rem 1rem }
h3 { display: inline; font-size: 1.125rem; line-height: 1.45 }
[lang=en] { line-height: 1.5 }
.en { display: block; font-size: 1rem; font-weight: 400; color: var(--quiet) }
a { color: var(--link) }
:focus-visible { outline: 3px solid var(--edge); outline-offset: 3px; box-shadow: 0 0 0 3px var(--ring) }
.skip { position: absolute; left: -100vw; padding: .75rem 1rem; background: var(--card) }
.skip:focus { left: 1rem; top: 1rem; z-index: 2 }
header dl { display: grid; gap: .25rem 1.5rem; margin-top: 1rem }
header dl > div { display: flex; flex-wrap: wrap; gap: 0 1rem; border-top: 1px solid var(--thread); padding-block: .25rem }
dt { font-weight: 600; flex: 0 0 14rem }
dd { flex: 1 1 16rem }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1rem }
.counts li { background: var(--card); border: 2px solid var(--line); border-radius: 12px; padding: .75rem 1rem }
.counts b { display: block; font-size: 2rem; line-height: 1.3; font-variant-numeric: tabular-nums }
.verdict { margin-top: 1rem; padding: .75rem 1rem; border-inline-start: .5rem solid var(--solid); background: var(--card); font-weight: 600 }
.verdict.bad { border-color: var(--danger) }
.filters { display: grid; gap: 1rem; padding: 1rem; border: 2px solid var(--line); border-radius: 12px; background: var(--card) }
fieldset { border: 0; min-width: 0 }
legend, .label { font-weight: 600; padding: 0 }
.choices { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem }
.choices label { display: inline-flex; align-items: center; gap: .5rem; min-height: 3rem; cursor: pointer }
:is(.choices, .look, .label, legend) .en { display: inline; margin-inline-start: .5em }
:is(.tag, figcaption) .en { color: inherit }
input[type=checkbox], input[type=radio] { inline-size: 1.5rem; block-size: 1.5rem; margin: 0; flex: none }
input[type=search] { width: 100%; max-width: 30rem; min-height: 3rem; padding: .25rem .75rem; font: inherit; color: inherit; background: var(--page); border: 2px solid var(--line); border-radius: 8px }
[role=status] { margin-block: 1rem }
.looks { display: grid; gap: 1rem }
.look { background: var(--card); border: 2px solid var(--line); border-radius: 12px; padding: .75rem 1rem }
.look[data-status=same] { padding-block: .25rem; border-width: 1px; border-color: var(--thread) }
summary { min-height: 3rem; cursor: pointer; border-radius: 8px }
.tag { display: inline-block; margin-inline: .25rem .75rem; padding: 0 .5rem; border: 2px solid currentColor; border-radius: 8px; font-weight: 600; font-size: 1rem }
[data-status=changed] .tag, [data-status=failed] .tag { color: var(--danger) }
[data-status=new] .tag { color: var(--action) }
.facts { color: var(--quiet); font-size: 1rem }
.compare { display: grid; gap: 1rem; padding-block: 1rem .5rem }
.stage { display: grid; max-width: 100%; border: 1px solid var(--line); overflow: hidden }
.stage > * { grid-area: 1 / 1; position: relative; min-width: 0; background: ${colors.light.surface.sunken} }
.stage img { display: block; height: auto }
figcaption { padding: .25rem .5rem; background: var(--sunken); color: var(--text); font-weight: 600 }
.stage figcaption { display: none }
.pair .after { clip-path: inset(0 0 0 var(--at, 50%)) }
.pair::after { content: ""; grid-area: 1 / 1; justify-self: start; inline-size: 3px; margin-inline-start: calc(var(--at, 50%) - 1.5px); background: var(--mark); z-index: 1 }
.marks { display: none }
.stage > .marks { background: none }
.area { position: absolute; border: 3px dashed var(--mark); outline: 1px solid #fff }
.slider { display: grid; gap: .25rem }
.slider input { width: 100%; min-height: 3rem; margin: 0; cursor: ew-resize }
.ends { display: flex; justify-content: space-between; gap: 1rem }
.compare:has([value=side]:checked) :is(.slider, .marks), .compare:has([value=marks]:checked) :is(.slider, .before) { display: none }
.compare:has([value=side]:checked) .stage { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; max-width: none !important; border: 0; background: none }
.compare:has([value=side]:checked) .stage > figure { grid-area: auto; justify-self: start; border: 1px solid var(--line) }
.compare:has([value=side]:checked) figcaption { display: block }
.compare:is(:has([value=side]:checked), :has([value=marks]:checked)) .pair::after { display: none }
.compare:is(:has([value=side]:checked), :has([value=marks]:checked)) .after { clip-path: none }
.compare:has([value=marks]:checked) .after img { opacity: .3; filter: grayscale(1) }
.compare:has([value=marks]:checked) .marks { display: block }
@media (max-width: 40em) { dt { flex-basis: 100% } .ends { flex-direction: column } }
@media print { .filters, .slider, .views, .skip, [role=status] { display: none } }
@media (forced-colors: active) { .stage, .stage *, .stage::after { forced-color-adjust: none } }
`;
