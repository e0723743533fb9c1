import { expect, test } from "vitest";
import { FakeResend } from "#tests/fakes/fake-resend.ts";
import { readMailEvent } from "./mail-event.server.ts";

const resend = new FakeResend();
const now = Date.parse("2027-06-03T12:00:00Z");
const secret = resend.webhookSecret;
const body = resend.event("email.bounced", "mail-1", new Date(now));
const signed = (options = {}) => resend.sign(body, { at: now / 1000, ...options });
const read = (headers: Record<string, string>, text = body) =>
	readMailEvent(text, new Headers(headers), { secret, now });

test("an event signed by the provider says which mail came back", () => {
	expect(read(signed())).toEqual({
		at: now,
		returnedMail: { providerId: "mail-1", as: "bounced" },
	});
});

test("one of several signatures is enough, and other versions are skipped", () => {
	const headers = signed();
	const other = signed({ secret: `whsec_${btoa("another key of the tests")}` });
	const both = `v1a,AAAA ${other["svix-signature"]} ${headers["svix-signature"]}`;
	expect(read({ ...headers, "svix-signature": both })).not.toBeNull();
	expect(
		read({ ...headers, "svix-signature": `v2${headers["svix-signature"].slice(2)}` }),
	).toBeNull();
});

test("a forged, changed, moved or old event is refused", () => {
	const headers = signed();
	expect(read(headers, body.replace("mail-1", "mail-2"))).toBeNull();
	expect(read({ ...headers, "svix-id": "msg_other" })).toBeNull();
	expect(read({ ...headers, "svix-timestamp": String(now / 1000 + 1) })).toBeNull();
	expect(read({ ...headers, "svix-timestamp": "soon" })).toBeNull();
	expect(read({ ...headers, "svix-signature": "" })).toBeNull();
	expect(read(signed({ secret: "whsec_" }))).toBeNull();
	expect(read({})).toBeNull();
	expect(read(signed({ at: now / 1000 - 300 }))).not.toBeNull();
	expect(read(signed({ at: now / 1000 - 301 }))).toBeNull();
	expect(read(signed({ at: now / 1000 + 301 }))).toBeNull();
});

test("a complaint is a return; late and delivered mails and unreadable events are not", () => {
	const kindOf = (type: string) => {
		const text = resend.event(type, "mail-1");
		return read(resend.sign(text, { at: now / 1000 }), text)?.returnedMail?.as ?? null;
	};
	expect(
		[
			"email.complained",
			"email.suppressed",
			"email.delivery_delayed",
			"email.delivered",
			"toString",
		].map(kindOf),
	).toEqual(["complained", "bounced", null, null, null]);
	for (const text of ["", "no JSON", "[]", '{"type":"email.bounced","created_at":"x","data":{}}'])
		expect(read(resend.sign(text, { at: now / 1000 }), text)).toEqual({
			at: now,
			returnedMail: null,
		});
});

test("a secret that cannot be read lets nobody in", () => {
	for (const broken of ["", "whsec_", "whsec_%%%"]) {
		const headers = new Headers(resend.sign(body, { at: now / 1000, secret: "whsec_" }));
		expect(readMailEvent(body, headers, { secret: broken, now })).toBeNull();
	}
});
