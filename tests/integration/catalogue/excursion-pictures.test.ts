import { eq } from "drizzle-orm";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { excursionImages, excursions } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { octoAnswer, octoClient } from "#tests/octo.ts";
import { bomb, lyingPhoto, photo } from "#tests/pictures.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland({ hasOwnWorker: true });
	marta = (await signedInVisitor(island, { role: "supervisor" })).visitor;
});
afterAll(() => island.stop());

interface Stored {
	id: number;
	key: string;
	url: string;
	srcSet: string;
	alt: string;
	width: number;
	height: number;
}

async function upload(
	excursionId: string,
	bytes: Uint8Array<ArrayBuffer> | string,
	{ name = "photo.jpg", alt = "", visitor = marta } = {},
) {
	const form = new FormData();
	form.set("excursionId", excursionId);
	form.set("image", new File([bytes], name, { type: "image/jpeg" }));
	form.set("alt", alt);
	return await visitor.fetch("/_serverFn/uploadExcursionImage", { method: "POST", body: form });
}

async function uploaded(excursionId: string, bytes: Uint8Array<ArrayBuffer>, alt = "") {
	const answer = await upload(excursionId, bytes, { alt });
	expect(answer.status).toBe(201);
	return await answer.json<Stored>();
}

async function refused(
	excursionId: string,
	bytes: Uint8Array<ArrayBuffer> | string,
	name?: string,
) {
	const keysBefore = await island.bucketKeys();
	const answer = await upload(excursionId, bytes, name ? { name } : {});
	const { message } = await answer.json<{ message: string }>();
	expect(await island.bucketKeys()).toEqual(keysBefore);
	const rows = await island.db
		.select()
		.from(excursionImages)
		.where(eq(excursionImages.excursionId, excursionId));
	expect(rows).toHaveLength(1);
	return { status: answer.status, message };
}

test("a picture is stored as WebP in three widths under a key of its content, shown with srcset, and served for ever", async () => {
	const { id } = await addExcursion(island.db);
	const bytes = await photo({ width: 1800, height: 1200 });
	const picture = await uploaded(id, bytes, "Two kayaks");
	expect(picture).toMatchObject({ width: 1600, height: 1067, alt: "Two kayaks" });
	expect(picture.key).toMatch(/^[\da-f]{64}$/);
	expect(picture.url).toBe(`/images/${picture.key}-1600.webp`);
	for (const width of [480, 960, 1600]) {
		const answer = await island.fetch(`/images/${picture.key}-${width}.webp`);
		expect(answer.headers.get("content-type")).toBe("image/webp");
		const { format, width: real } = await sharp(await answer.arrayBuffer()).metadata();
		expect([format, real]).toEqual(["webp", width]);
	}
	const page = await (await island.fetch(`/excursion/${id}`)).text();
	expect(page).toContain(`/images/${picture.key}-480.webp 480w`);
	await expectServed(picture.url);

	// resellers take JPEG, by the supplier API
	const headers = { "Octo-Capabilities": "content" };
	const client = await octoClient(island);
	const product = await octoAnswer("zProduct", await client.get(`products/${id}`, headers));
	const media = v.parse(v.array(v.looseObject({ src: v.string() })), product.media);
	const jpeg = media.find(({ title }) => title === "Two kayaks");
	expect(jpeg).toMatchObject({
		...{ type: "image/jpeg", src: expect.stringMatching(/\/images\/[\da-f]{64}-\d+\.jpg$/) },
	});
	const answer = await island.fetch(new URL(jpeg?.src ?? "").pathname);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
	expect(answer.headers.get("cache-control")).toContain("immutable");
	expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe("jpeg");

	const files = await island.bucketKeys();
	expect((await upload(id, bytes)).status).toBe(409);
	expect(await island.bucketKeys()).toEqual(files);
	const removal = { excursionId: id, imageId: picture.id };
	const removed = await marta.post("/_serverFn/removeExcursionImage", removal);
	expect(await removed.json()).toEqual({ success: true });
	expect((await island.fetch(picture.url)).status).toBe(404);
	expect((await island.bucketKeys()).join()).not.toContain(picture.key);
});

async function expectServed(url: string): Promise<void> {
	const whole = await island.fetch(url);
	await whole.arrayBuffer();
	expect(whole.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	expect(whole.headers.get("x-content-type-options")).toBe("nosniff");
	const etag = whole.headers.get("etag") ?? "";
	const unchangedAnswer = await island.fetch(url, { headers: { "if-none-match": etag } });
	expect(unchangedAnswer.status).toBe(304);
}

test("a rotated picture is stored upright, without its camera's metadata", async () => {
	const { id } = await addExcursion(island.db);
	const picture = await uploaded(id, await lyingPhoto());
	expect([picture.width, picture.height]).toEqual([1000, 700]);
	const file = await (await island.fetch(picture.url)).arrayBuffer();
	const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
	const at = (x: number) => [
		...data.subarray((350 * info.width + x) * info.channels).subarray(0, 3),
	];
	expect(at(100)[0]).toBeGreaterThan(200);
	expect(at(900)[2]).toBeGreaterThan(200);
	expect((await sharp(file).metadata()).exif).toBeUndefined();
});

describe("an upload is refused with nothing left behind", () => {
	test("HTML named .jpg", async () => {
		const { id } = await addExcursion(island.db);
		const answer = await refused(id, "<!doctype html><script>alert(1)</script>", "beach.jpg");
		expect(answer.status).toBe(415);
		expect(answer.message).toContain("This is not a picture");
	});

	test("an SVG, which could carry a script", async () => {
		const { id } = await addExcursion(island.db);
		const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
		expect((await refused(id, svg, "map.svg")).status).toBe(415);
	});

	test("a JPEG that was cut off", async () => {
		const { id } = await addExcursion(island.db);
		const whole = await photo();
		const answer = await refused(id, whole.slice(0, whole.byteLength / 2));
		expect(answer.status).toBe(422);
		expect(answer.message).toContain("damaged or incomplete");
	});

	test("11 000 × 11 000 pixels, or more than can be counted, in a few bytes", async () => {
		const { id } = await addExcursion(island.db);
		const answer = await refused(id, bomb(11_000, 11_000));
		expect(answer.status).toBe(422);
		expect(answer.message).toContain("11000 × 11000 pixels");
		expect((await refused(id, bomb())).status).toBe(422);
	});
});

test("without a script several pictures go in one form, and each refusal is shown on the page", async () => {
	const { id } = await addExcursion(island.db);
	const form = new FormData();
	form.append("image", new File([await photo({ width: 690 })], "one.jpg"));
	form.append("image", new File(["<html>"], "two.jpg"));
	const answer = await marta.fetch(`/dashboard/excursion/${id}/pictures`, {
		method: "POST",
		body: form,
	});
	expect(answer.status).toBe(302);
	const page = await (await marta.get(answer.headers.get("location")?.split("#")[0] ?? "")).text();
	expect(page).toContain("two.jpg: This is not a picture");
	const rows = await island.db
		.select()
		.from(excursionImages)
		.where(eq(excursionImages.excursionId, id));
	expect(rows).toHaveLength(2);
});

test("the last picture of an excursion on sale can't be removed, nor one of another excursion", async () => {
	const [mine, theirs] = [await addExcursion(island.db), await addExcursion(island.db)];
	const [only] = await island.db
		.select()
		.from(excursionImages)
		.where(eq(excursionImages.excursionId, mine.id));
	const removeFrom = async (excursionId: string) => {
		const removal = { excursionId, imageId: only?.id };
		return (await marta.post("/_serverFn/removeExcursionImage", removal)).status;
	};
	expect(await removeFrom(theirs.id)).toBe(404);
	expect(await removeFrom(mine.id)).toBe(409);
	await island.db.update(excursions).set({ isActive: false }).where(eq(excursions.id, mine.id));
	expect(await removeFrom(mine.id)).toBe(200);
	expect(await removeFrom(mine.id)).toBe(404);
});

test.each(["nothing.webp", `${"a".repeat(64)}-480.webp`, "..%2f..%2fsecret", "constructor"])(
	"/images knows no %s",
	async (key) => {
		const answer = await island.fetch(`/images/${key}`);
		expect(answer.status).toBe(404);
		expect(answer.headers.get("cache-control")).toBe("no-store");
	},
);
