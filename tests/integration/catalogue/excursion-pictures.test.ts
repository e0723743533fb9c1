import { eq } from "drizzle-orm";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { excursionImages, excursions } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { octoAnswer, octoClient } from "#tests/octo.ts";
import { animatedGif, bomb, lyingPhoto, photo } from "#tests/pictures.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland({ hasOwnWorker: true });
	marta = (await signedInVisitor(island, { role: "supervisor" })).visitor;
});
afterAll(() => island.stop());

test("a picture is given as a JPEG too, to resellers by the supplier API", async () => {
	const { id } = await addExcursion(island.db);
	await upload(id, await photo(), { alt: "The crater at dawn" });
	const client = await octoClient(island);
	const headers = { "Octo-Capabilities": "content" };
	const product = await octoAnswer("zProduct", await client.get(`products/${id}`, headers));
	const media = v.parse(v.array(v.looseObject({ src: v.string() })), product.media);
	const picture = media.find(({ title }) => title === "The crater at dawn");
	expect(picture).toMatchObject({
		...{ type: "image/jpeg", src: expect.stringMatching(/\/images\/[\da-f]{64}-\d+\.jpg$/) },
	});
	const answer = await island.fetch(new URL(picture?.src ?? "").pathname);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
	expect(answer.headers.get("cache-control")).toContain("immutable");
	const bytes = Buffer.from(await answer.arrayBuffer());
	expect((await sharp(bytes).metadata()).format).toBe("jpeg");
	const none = await island.fetch(`/images/${"0".repeat(64)}-480.jpg`);
	expect(none.status).toBe(404);
});

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

const pixels = async (path: string) =>
	sharp(await (await island.fetch(path)).arrayBuffer())
		.raw()
		.toBuffer({ resolveWithObject: true });

describe("a picture", () => {
	test("is stored as WebP in three widths under a key of its content, and shown with srcset", async () => {
		const { id } = await addExcursion(island.db);
		const picture = await uploaded(id, await photo({ width: 2400, height: 1600 }), "Two kayaks");
		expect(picture).toMatchObject({ width: 1600, height: 1067, alt: "Two kayaks" });
		expect(picture.url).toBe(`/images/${picture.key}-1600.webp`);
		expect(picture.key).toMatch(/^[\da-f]{64}$/);
		for (const width of [480, 960, 1600]) {
			const answer = await island.fetch(`/images/${picture.key}-${width}.webp`);
			expect(answer.headers.get("content-type")).toBe("image/webp");
			const { format, width: real } = await sharp(await answer.arrayBuffer()).metadata();
			expect([format, real]).toEqual(["webp", width]);
		}
		const page = await (await island.fetch(`/excursion/${id}`)).text();
		expect(page).toContain(`/images/${picture.key}-480.webp 480w`);
	});

	test("keeps its own width when it is small, and is never blown up", async () => {
		const { id } = await addExcursion(island.db);
		const picture = await uploaded(id, await photo({ width: 700, height: 500, format: "png" }));
		expect(picture.srcSet).toBe(
			`/images/${picture.key}-480.webp 480w, /images/${picture.key}-700.webp 700w`,
		);
	});

	test("that is rotated is stored upright, without its camera's metadata", async () => {
		const { id } = await addExcursion(island.db);
		const picture = await uploaded(id, await lyingPhoto());
		expect([picture.width, picture.height]).toEqual([1000, 700]);
		const { data, info } = await pixels(picture.url);
		const at = (x: number) => [
			...data.subarray((350 * info.width + x) * info.channels).subarray(0, 3),
		];
		expect(at(100)[0]).toBeGreaterThan(200);
		expect(at(900)[2]).toBeGreaterThan(200);
		const file = await (await island.fetch(picture.url)).arrayBuffer();
		expect((await sharp(file).metadata()).exif).toBeUndefined();
	});

	test("that is animated becomes its first frame", async () => {
		const { id } = await addExcursion(island.db);
		const picture = await uploaded(id, await animatedGif());
		const { data, info } = await pixels(picture.url);
		expect(info.height).toBe(400);
		expect(data[0]).toBeGreaterThan(200);
		expect(data[1]).toBeLessThan(60);
		const file = await (await island.fetch(picture.url)).arrayBuffer();
		expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
	});

	test("of a phone, 12 megapixels, is taken", async () => {
		const { id } = await addExcursion(island.db);
		const picture = await uploaded(id, await photo({ width: 4032, height: 3024 }));
		expect(picture.width).toBe(1600);
	}, 120_000);
});

describe("an upload is refused with nothing left behind", () => {
	test("21 MB", async () => {
		const { id } = await addExcursion(island.db);
		const bytes = new Uint8Array(21 * 1024 * 1024);
		bytes.set(await photo());
		const answer = await refused(id, bytes);
		expect(answer).toEqual({
			status: 413,
			message: "This picture has 22 MB: at most 20 MB can be taken",
		});
	});

	test("1 byte", async () => {
		const { id } = await addExcursion(island.db);
		expect((await refused(id, new Uint8Array([0xff]))).status).toBe(415);
		expect((await refused(id, new Uint8Array())).status).toBe(415);
	});

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

	test("a PNG that was cut off", async () => {
		const { id } = await addExcursion(island.db);
		const whole = await photo({ format: "png" });
		const answer = await refused(id, whole.slice(0, whole.byteLength / 2));
		expect(answer.status).toBe(422);
		expect(answer.message).toContain("damaged or incomplete");
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

	test("a thumbnail", async () => {
		const { id } = await addExcursion(island.db);
		const answer = await refused(id, await photo({ width: 200, height: 150 }));
		expect(answer.message).toContain("600 or more");
	});

	test("the same picture twice", async () => {
		const { id } = await addExcursion(island.db);
		const bytes = await photo({ width: 640 });
		await uploaded(id, bytes);
		const files = await island.bucketKeys();
		const again = await upload(id, bytes);
		expect(again.status).toBe(409);
		expect(await island.bucketKeys()).toEqual(files);
	});

	test("an excursion that does not exist", async () => {
		const keysBefore = await island.bucketKeys();
		const answer = await upload(crypto.randomUUID(), await photo());
		expect(answer.status).toBe(404);
		expect(await island.bucketKeys()).toEqual(keysBefore);
	});
});

test("a picture that the database could not store is taken when it is sent again", async () => {
	const { id } = await addExcursion(island.db);
	const bytes = await photo({ width: 650 });
	island.onDatabaseCall((body) => {
		if (body.includes("INSERT INTO excursion_images")) throw new TypeError("gone");
		return body;
	});
	const answer = await upload(id, bytes);
	island.onDatabaseCall(null);
	expect(answer.status).toBe(503);
	await uploaded(id, bytes);
});

describe("a removed picture", () => {
	test("is gone from page and bucket at once", async () => {
		const { id } = await addExcursion(island.db);
		const keysBefore = await island.bucketKeys();
		const picture = await uploaded(id, await photo({ width: 660 }));
		const answer = await marta.post("/_serverFn/removeExcursionImage", {
			excursionId: id,
			imageId: picture.id,
		});
		expect(await answer.json()).toEqual({ success: true });
		expect((await island.fetch(picture.url)).status).toBe(404);
		expect(await island.bucketKeys()).toEqual(keysBefore);
	});

	test("must not be the last one of an excursion on sale", async () => {
		const { id } = await addExcursion(island.db);
		const [only] = await island.db
			.select()
			.from(excursionImages)
			.where(eq(excursionImages.excursionId, id));
		const remove = () =>
			marta.post("/_serverFn/removeExcursionImage", { excursionId: id, imageId: only?.id });
		expect((await remove()).status).toBe(409);
		await island.db.update(excursions).set({ isActive: false }).where(eq(excursions.id, id));
		expect((await remove()).status).toBe(200);
		expect((await remove()).status).toBe(404);
	});

	test("can't be one of another excursion", async () => {
		const [mine, theirs] = [await addExcursion(island.db), await addExcursion(island.db)];
		const picture = await uploaded(theirs.id, await photo({ width: 670 }));
		const answer = await marta.post("/_serverFn/removeExcursionImage", {
			excursionId: mine.id,
			imageId: picture.id,
		});
		expect(answer.status).toBe(404);
		expect((await island.fetch(picture.url)).status).toBe(200);
	});
});

describe("/images", () => {
	test("serves for ever, in parts, and only what has changed", async () => {
		const { id } = await addExcursion(island.db);
		const { url } = await uploaded(id, await photo({ width: 680 }));
		const whole = await island.fetch(url);
		const bytes = new Uint8Array(await whole.arrayBuffer());
		expect(whole.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect(whole.headers.get("x-content-type-options")).toBe("nosniff");
		const etag = whole.headers.get("etag") ?? "";
		const unchangedAnswer = await island.fetch(url, { headers: { "if-none-match": etag } });
		expect(unchangedAnswer.status).toBe(304);
		const preconditionAnswer = await island.fetch(url, { headers: { "if-match": '"other"' } });
		expect(preconditionAnswer.status).toBe(412);
		const part = await island.fetch(url, { headers: { range: "bytes=10-19" } });
		expect(part.status).toBe(206);
		expect(part.headers.get("content-range")).toBe(`bytes 10-19/${bytes.byteLength}`);
		expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20));
		const tail = await island.fetch(url, { headers: { range: "bytes=-5" } });
		expect(new Uint8Array(await tail.arrayBuffer())).toEqual(bytes.slice(-5));
		const beyond = await island.fetch(url, { headers: { range: "bytes=99999999-" } });
		expect(beyond.status).toBe(416);
		const head = await island.fetch(url, { method: "HEAD" });
		expect([head.status, head.headers.get("content-length")]).toEqual([
			200,
			String(bytes.byteLength),
		]);
	});

	test.each(["nothing.webp", `${"a".repeat(64)}-480.webp`, "..%2f..%2fsecret", "constructor"])(
		"knows no %s",
		async (key) => {
			const answer = await island.fetch(`/images/${key}`);
			expect(answer.status).toBe(404);
			expect(answer.headers.get("cache-control")).toBe("no-store");
		},
	);
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
