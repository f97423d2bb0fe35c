/**
 * What engines make of a block of code marked `fen`. The texts of cmark, markdown-it, marked, Jekyll, Hugo, pandoc,
 * Python-Markdown, Docusaurus, Shiki, rehype-pretty-code, showdown, snarkdown, Asciidoctor and WordPress came out of the
 * engine itself; those of the others are written after their sources and pages.
 */
export const FEN = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';

export const hostShapes: [engine: string, html: string][] = [
  [
    'CommonMark, markdown-it, marked, Hexo',
    `<pre><code class="language-fen">${FEN}\n</code></pre>`,
  ],
  ['cmark-gfm and GitLab', `<pre lang="fen"><code>${FEN}\n</code></pre>`],
  [
    'Jekyll with numbered lines',
    `<figure class="highlight"><pre><code class="language-fen" data-lang="fen"><table class="rouge-table"><tbody><tr><td class="gutter gl"><pre class="lineno">1
</pre></td><td class="code"><pre>${FEN}
</pre></td></tr></tbody></table></code></pre></figure>`,
  ],
  [
    'rouge',
    `<div class="language-fen highlighter-rouge"><div class="highlight"><pre class="highlight"><code>${FEN}\n</code></pre></div></div>`,
  ],
  ['Hugo', `<pre tabindex="0"><code class="language-fen" data-lang="fen">${FEN}\n</code></pre>`],
  [
    'Chroma with numbered lines',
    `<div class="highlight"><div class="chroma"><table class="lntable"><tr><td class="lntd"><pre tabindex="0" class="chroma"><code><span class="lnt">1
</span></code></pre></td><td class="lntd"><pre tabindex="0" class="chroma"><code class="language-fen" data-lang="fen"><span class="line"><span class="cl">${FEN}
</span></span></code></pre></td></tr></table></div></div>`,
  ],
  [
    'Hexo with highlight.js',
    `<figure class="highlight fen"><table><tr><td class="gutter"><pre><span class="line">1</span><br></pre></td><td class="code"><pre><span class="line">${FEN}</span><br></pre></td></tr></table></figure>`,
  ],
  ['pandoc', `<pre class="fen"><code>${FEN}</code></pre>`],
  [
    'pandoc with a highlighter',
    `<div class="sourceCode" id="cb1"><pre class="sourceCode fen"><code class="sourceCode fen"><span id="cb1-1"><a href="#cb1-1" aria-hidden="true" tabindex="-1"></a>${FEN}</span></code></pre></div>`,
  ],
  [
    'Sphinx',
    `<div class="highlight-fen notranslate"><div class="highlight"><pre><span></span>${FEN}\n</pre></div></div>`,
  ],
  [
    'Python-Markdown, MkDocs',
    `<pre class="highlight"><code class="language-fen">${FEN}</code></pre>`,
  ],
  [
    'Docusaurus',
    `<div class="language-fen codeBlockContainer_Ckt0 theme-code-block" style="--prism-color:#393A34"><div class="codeBlockContent_QJqH"><pre tabindex="0" class="prism-code language-fen codeBlock_bY9V thin-scrollbar" style="color:#393A34"><code class="codeBlockLines_e6Vv"><div class="token-line" style="color:#393A34"><span class="token plain">${FEN}</span><br></div></code></pre><div class="buttonGroup_M5ko"><button type="button" aria-label="Copy code to clipboard" title="Copy"><span aria-hidden="true"><svg viewBox="0 0 24 24"><path d="M19"></path></svg></span></button></div></div></div>`,
  ],
  [
    'VitePress',
    `<div class="language-fen vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">fen</span><pre class="shiki github-light vp-code" tabindex="0"><code><span class="line"><span>${FEN}</span></span></code></pre></div>`,
  ],
  [
    'Shiki, Astro',
    `<pre class="astro-code nord" tabindex="0" data-language="fen"><code><span class="line"><span>${FEN}</span></span></code></pre>`,
  ],
  [
    'rehype-pretty-code',
    `<figure data-rehype-pretty-code-figure=""><pre tabindex="0" data-language="fen" data-theme="nord"><code data-language="fen" data-theme="nord" style="display: grid"><span data-line=""><span>${FEN}</span></span></code></pre></figure>`,
  ],
  [
    'Gatsby',
    `<div class="gatsby-highlight" data-language="fen"><pre class="language-fen"><code class="language-fen">${FEN}</code></pre></div>`,
  ],
  ['Discourse', `<pre data-code-wrap="fen"><code class="lang-fen">${FEN}\n</code></pre>`],
  [
    'Discourse with a copy button',
    `<pre data-code-wrap="fen" class="codeblock-buttons"><div class="codeblock-button-wrapper"><button class="btn copy-cmd">Copy</button></div><code class="hljs language-plaintext lang-nohighlight">${FEN}\n</code></pre>`,
  ],
  ['highlight.js', `<pre><code class="hljs fen language-fen">${FEN}</code></pre>`],
  ['showdown', `<pre><code class="fen language-fen">${FEN}\n</code></pre>`],
  ['snarkdown', `<pre class="code fen"><code class="language-fen">${FEN}</code></pre>`],
  [
    'Asciidoctor',
    `<div class="listingblock"><div class="content"><pre class="highlight"><code class="language-fen" data-lang="fen">${FEN}</code></pre></div></div>`,
  ],
  ['Org mode', `<div class="org-src-container"><pre class="src src-fen">${FEN}\n</pre></div>`],
  [
    'a highlighter of WordPress',
    `<pre class="wp-block-code"><code lang="fen" class="language-fen">${FEN}</code></pre>`,
  ],
  [
    'WordPress with an additional class',
    `<pre class="wp-block-code fen"><code>${FEN}</code></pre>`,
  ],
  ['SyntaxHighlighter', `<pre class="brush: fen; title: ; notranslate">${FEN}</pre>`],
  ['Enlighter', `<pre class="EnlighterJSRAW" data-enlighter-language="fen">${FEN}</pre>`],
  [
    'XenForo',
    `<pre class="bbCodeCode" dir="ltr" data-xf-init="code-block" data-lang="fen"><code>${FEN}</code></pre>`,
  ],
  ['inline code', `<p><code class="language-fen">${FEN}</code></p>`],
  ['inline code that spells it', `<p><code>fen ${FEN}</code></p>`],
];

/** The same with `flip size=320` after `fen`, where the engine does anything with that. */
export const shapesWithOptions: [engine: string, html: string][] = [
  [
    'cmark-gfm with the full info string',
    `<pre><code class="language-fen" data-meta="flip size=320">${FEN}\n</code></pre>`,
  ],
  ['comrak', `<pre lang="fen" data-meta="flip size=320"><code>${FEN}\n</code></pre>`],
  [
    'GitLab',
    `<pre class="code highlight js-syntax-highlight language-plaintext" lang="plaintext" data-canonical-lang="fen" data-lang-params="flip size=320"><code><span id="LC1" class="line" lang="plaintext">${FEN}</span></code></pre>`,
  ],
  ['pandoc', `<pre class="fen flip" size="320"><code>${FEN}</code></pre>`],
  [
    'Python-Markdown with attr_list',
    `<pre><code class="language-fen" flip="flip" size="320">${FEN}\n</code></pre>`,
  ],
  [
    'markdown-it-attrs',
    `<pre><code flip="true" size="320" class="language-fen">${FEN}\n</code></pre>`,
  ],
  [
    'Discourse, as fen flip=yes,size=320',
    `<pre data-code-wrap="fen" data-code-flip="yes" data-code-size="320"><code class="lang-fen">${FEN}\n</code></pre>`,
  ],
  [
    'Jekyll with attributes below the block',
    `<pre data-fen-size="320" data-fen-flip=""><code class="language-fen">${FEN}\n</code></pre>`,
  ],
  [
    'whoever puts all of it into the class',
    `<pre><code class="language-fen flip size=320">${FEN}</code></pre>`,
  ],
  [
    'kramdown and showdown, who make it code in a line',
    `<p><code>fen flip size=320\n${FEN}</code></p>`,
  ],
  ['pandoc, who joins the lines', `<p><code>fen flip size=320 ${FEN}</code></p>`],
  [
    'a first line in the block',
    `<pre><code class="language-fen">flip size=320\n${FEN}</code></pre>`,
  ],
  [
    'words behind the position',
    `<pre><code class="language-fen">${FEN} flip size=320</code></pre>`,
  ],
  ['a tag', `<p>[fen flip size=320]${FEN}[/fen]</p>`],
  ['attributes', `<div data-fen="${FEN}" data-fen-flip data-fen-size="320"></div>`],
  [
    'attributes around it',
    `<div data-fen-flip data-fen-size="320"><div data-fen="${FEN}"></div></div>`,
  ],
];

/** With the title “Ending”. */
export const titledShapes: [engine: string, html: string][] = [
  [
    'Docusaurus',
    `<div class="language-fen codeBlockContainer_Ckt0 theme-code-block"><div class="codeBlockTitle_OeMC">Ending</div><div class="codeBlockContent_QJqH"><pre tabindex="0" class="prism-code language-fen codeBlock_bY9V"><code class="codeBlockLines_e6Vv"><div class="token-line"><span class="token plain">${FEN}</span><br></div></code></pre></div></div>`,
  ],
  [
    'rehype-pretty-code',
    `<figure data-rehype-pretty-code-figure=""><pre tabindex="0" data-language="fen" data-theme="nord"><code data-language="fen" data-theme="nord"><span data-line=""><span>${FEN}</span></span></code></pre><figcaption data-rehype-pretty-code-caption="" data-language="fen" data-theme="nord">Ending</figcaption></figure>`,
  ],
  [
    'Python-Markdown with pymdownx',
    `<div class="language-fen highlight"><span class="filename">Ending</span><pre><span></span><code>${FEN}\n</code></pre></div>`,
  ],
  [
    'Sphinx',
    `<div class="literal-block-wrapper docutils container"><div class="code-block-caption"><span class="caption-text">Ending</span></div><div class="highlight-fen notranslate"><div class="highlight"><pre><span></span>${FEN}\n</pre></div></div></div>`,
  ],
];
