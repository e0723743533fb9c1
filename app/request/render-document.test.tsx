import { Suspense } from "react";
import { expect, test } from "vitest";
import { renderDocument } from "./render-document.server.ts";

function Broken(): never {
	throw new Error("broken");
}

test("a document is rendered completely, and its texts are escaped", () => {
	expect(
		renderDocument(
			<html lang="en">
				<body>
					<Suspense>{"trips <!--$!-->"}</Suspense>
				</body>
			</html>,
		),
	).toMatch(/^<!DOCTYPE html><html lang="en">.*trips &lt;!--\$!--&gt;/);
});

test("a part that fails throws, even inside a Suspense boundary", () => {
	const page = (part: React.ReactNode) => (
		<html lang="en">
			<body>{part}</body>
		</html>
	);
	expect(() => renderDocument(page(<Broken />))).toThrow("broken");
	expect(() =>
		renderDocument(
			page(
				<Suspense fallback="soon">
					<Broken />
				</Suspense>,
			),
		),
	).toThrow("A part of the page was not drawn");
});
