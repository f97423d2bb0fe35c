import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import { createElement, useEffect, useRef, type ReactNode } from 'react';
import { upgrade } from '../../src/auto/upgrade.js';
import { linkInManual } from './links.js';

/** HTML that shows something where there is no other page around it, and no other copy of the library. */
const shows = (html: string): boolean =>
  !/^ *import /m.test(html) &&
  /<fen-|\[fen|data-fen=|language-fen/.test(html) &&
  !/<(body|iframe)/.test(html.split('</head>')[0]!);

/** A snippet of HTML at work; a form tells what it would send. */
function Shown({ html }: { html: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current!;
    const inside = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? html;
    const fragment = document.createRange().createContextualFragment(inside);
    for (const script of fragment.querySelectorAll('script[src]')) script.remove();
    element.replaceChildren(fragment);
    if (!html.includes('<fen-')) return upgrade(element);
    return undefined;
  }, [html]);
  const handleSubmit = (event: { target: EventTarget; preventDefault(): void }): void => {
    event.preventDefault();
    const sent = document.createElement('output');
    const data = new FormData(event.target as HTMLFormElement);
    sent.textContent = [...data].map(([name, value]) => `${name}=${String(value)}`).join(' ');
    place.current!.querySelector(':scope > output.sent')?.remove();
    sent.className = 'sent';
    place.current!.append(sent);
  };
  return createElement('div', {
    ref: place,
    className: 'shown sb-unstyled',
    onSubmit: handleSubmit,
  });
}

/** HTML, and above it what it shows. */
export function Example({ html }: { html: string }): ReactNode {
  const text = createElement(CodeOrSourceMdx, { className: 'lang-html', children: html });
  return createElement('div', { className: 'example' }, createElement(Shown, { html }), text);
}

function Code(props: { className?: string; children?: string }): ReactNode {
  const html = props.children ?? '';
  const isExample = /\bhtml\b/.test(props.className ?? '') && shows(html);
  return isExample ? createElement(Example, { html }) : createElement(CodeOrSourceMdx, props);
}

/** What `Code` makes is no text that is written in advance. */
const Block = ({ children }: { children?: ReactNode }): ReactNode => children;

function Link({ href = '', children }: { href?: string; children?: ReactNode }): ReactNode {
  const target = linkInManual(href);
  return target === null
    ? children
    : createElement(AnchorMdx, { href: target, target: '' }, children);
}

function Picture({ src = '', ...others }: { src?: string }): ReactNode {
  return createElement('img', { ...others, src: `docs/${src.replace(/^docs\//, '')}` });
}

/** A table, which the keyboard can scroll where it is too wide. */
function Table({ children }: { children?: ReactNode }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current!;
    const observer = new ResizeObserver(() => {
      element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const named = { ref: frame, className: 'table', role: 'group', 'aria-label': 'Table' };
  return createElement('div', named, createElement('table', null, children));
}

/** A text of the repository as a page of the manual: its links lead on there, and what HTML shows stands above it. */
export function Page({ text }: { text: string }): ReactNode {
  const overrides = { ...HeadersMdx, a: Link, code: Code, pre: Block, img: Picture, table: Table };
  return createElement(Markdown, { options: { overrides }, children: text });
}
