import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

const bold = { b: (words: string) => <b>{words}</b> };

test("a tag becomes its part, also around several lines", () => {
	const text = "Next <b>04:30\nat the port</b>, then <soft>home</soft>";
	expect(renderToStaticMarkup(<RichText text={text} parts={bold} />)).toBe(
		"Next <b>04:30\nat the port</b>, then home",
	);
});

test.each([
	["Ida <b>", "<b>Ida &lt;b&gt;</b> is here"],
	["Ida <i>x</i>", "<b>Ida &lt;i&gt;x&lt;/i&gt;</b> is here"],
	["</b><i>x</i><b>", "<b></b>x<b></b> is here"],
	["</b><constructor>x</constructor><b>", "<b></b>x<b></b> is here"],
	["</b><script>x", "<b></b>&lt;script&gt;x&lt;/b&gt; is here"],
])("a guest who is called %s breaks no screen, and brings no element along", (name, markup) => {
	const text = <RichText text={`<b>${name}</b> is here`} parts={bold} />;
	expect(renderToStaticMarkup(text)).toBe(markup);
});
