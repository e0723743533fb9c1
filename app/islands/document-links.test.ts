import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A place where a router of an application would go to a page that it can't draw. */
const toDocument = new RegExp(
	[
		/(?:<|\.)(?:Link|NavLink|ButtonLink)\b(?:[^<>]|=>)*?\bto=\{?(?:href\()?["'`]ADDRESS/,
		/\b(?:navigate|redirect|submit)\(\s*["'`]ADDRESS/,
		/\bup=\{\{\s*to:\s*["'`]ADDRESS/,
	]
		.map(({ source }) =>
			source.replace("ADDRESS", String.raw`\/(?:["'\x60?#]|excursion|booking|payment|legal)`),
		)
		.join("|"),
	"g",
);

/** Files of the applications and of what they draw; the site's own have no router. */
const files = globSync("app/**/*.{ts,tsx}", { exclude: ["app/site/**", "app/**/*.test.*"] });

function linksTo(code: string): string[] {
	return code.match(toDocument) ?? [];
}

test("the reader sees links and redirects to documents, and no others", () => {
	for (const code of [
		'<Link to="/">Home</Link>',
		"<Link className={x} to={`/booking/1`}>Voucher</Link>",
		'<ButtonLink\n\tlook="next"\n\tto="/excursion/contact"\n>',
		'<Link to={href("/excursion/excursions")}>All trips</Link>',
		'throw redirect("/", { headers });',
		"void navigate(`/payment/checkout/1`);",
	])
		expect(linksTo(code), code).toHaveLength(1);
	for (const code of [
		'<Link to="/dashboard/excursion/x">Edit</Link>',
		"<a href={`/booking/1`}>Voucher</a>",
		'throw redirectDocument("/");',
		'<Link to="/dashboard">Back</Link> <a href="/legal/terms">',
	])
		expect(linksTo(code), code).toEqual([]);
});

test("an application leaves for a document by a real navigation", () => {
	expect(files.length).toBeGreaterThan(300);
	const links = files.flatMap((path) =>
		linksTo(readFileSync(path, "utf8")).map((link) => `${path}: ${link}`),
	);
	expect(links).toEqual([]);
});
