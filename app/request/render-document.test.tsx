import { Suspense } from "react";
import { expect, test } from "vitest";
import { drawPage } from "./render-document.server.ts";

function Broken(): never {
	throw new Error("broken");
}

test("a document is drawn whole, its words can't end in markup", () => {
	expect(
		drawPage(
			<html lang="en">
				<body>
					<Suspense>{"trips <!--$!-->"}</Suspense>
				</body>
			</html>,
		),
	).toMatch(/^<!DOCTYPE html><html lang="en">.*trips &lt;!--\$!--&gt;/);
});

test("a part that fails is no page, also where something could stand in for it", () => {
	const page = (part: React.ReactNode) => (
		<html lang="en">
			<body>{part}</body>
		</html>
	);
	expect(() => drawPage(page(<Broken />))).toThrow("broken");
	expect(() =>
		drawPage(
			page(
				<Suspense fallback="soon">
					<Broken />
				</Suspense>,
			),
		),
	).toThrow("A part of the page was not drawn");
});
