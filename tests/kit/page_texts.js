() => {
  const own = (element) => element.closest("[lang]")?.lang === document.documentElement.lang;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (own(parentElement) && !parentElement.closest("script, style, noscript, code")) texts.push(data.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]")) {
    if (!own(element)) continue;
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) {
      texts.push((element.getAttribute(name) ?? "").trim());
    }
  }
  return [...new Set(texts)].filter((text) => text !== "");
}
