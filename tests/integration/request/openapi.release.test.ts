import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addUser, linkTo, password, signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, bookingOf, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { answerBook } from "#tests/openapi/learnt-answers.ts";
import { photo } from "#tests/pictures.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

/** `OPENAPI=learn` writes the file anew from the tables and the answers of this walk. */
const isLearning = process.env.OPENAPI === "learn";

let island: Island;
let trip: Excursion;
let boss: Visitor;
beforeAll(async () => {
	const google = { GOOGLE_CLIENT_ID: "google-id", GOOGLE_CLIENT_SECRET: "google-secret" };
	island = await startIsland({ seed: true, hasOwnWorker: true, variables: google });
	trip = await addExcursion(island.db);
	boss = (await signedInVisitor(island, { role: "supervisor", emailVerified: true })).visitor;
});
afterAll(() => island.stop());

const book = answerBook(isLearning);

type Json = Record<string, unknown>;

interface CallOptions {
	by?: Visitor;
	query?: Record<string, string>;
	body?: unknown;
	/** It is answered with an error. */
	isRefused?: boolean;
}

/** Calls as a program does, and compares what is answered. @returns the body */
async function call(
	path: string,
	{ by = boss, query = {}, body, isRefused = false }: CallOptions = {},
): Promise<Json> {
	const address = `${path}?${new URLSearchParams(query)}`;
	const answer = await (body === undefined ? by.get(address) : by.post(address, body));
	if (answer.status >= 400 !== isRefused)
		book.faults.push(`${path} ended with ${answer.status}: ${await answer.clone().text()}`);
	return noted(path, answer);
}

async function noted(path: string, answer: Response): Promise<Json> {
	const isJson = answer.headers.get("content-type")?.startsWith("application/json");
	const text = await answer.text();
	if (!isJson) return {};
	const json: unknown = JSON.parse(text);
	book.note(path, answer.status, json);
	return v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), json);
}

async function walkThroughTheProduct(): Promise<void> {
	const guest = newVisitor(island);
	await call("/_serverFn/getUser", { by: guest });
	await call("/_serverFn/getUser");
	await call("/_serverFn/getPublicExcursions", { by: guest });
	const another = { excursionId: crypto.randomUUID() };
	await call("/_serverFn/getPublicExcursion", { by: guest, query: { excursionId: trip.id } });
	await call("/_serverFn/getPublicExcursion", { by: guest, query: another, isRefused: true });
	const booking = bookingOf(trip);
	for (const body of [booking, booking])
		await call("/_serverFn/createBooking", { by: guest, body });
	const nobody = { ...booking, adults: -1 };
	await call("/_serverFn/createBooking", { by: guest, body: nobody, isRefused: true });
	const { confirmId } = await call("/_serverFn/createBooking", {
		by: guest,
		body: bookingOf(trip),
	});
	const ofBooking = { confirmId: String(confirmId) };
	await call("/_serverFn/getBookingId", { by: guest, query: ofBooking });
	await call("/_serverFn/updatePaymentBooking", { by: guest, body: ofBooking });
	await call("/_serverFn/getExcursions");
	const fields = {
		...{ title: "A trip", subtitle: "A fine trip", description: "A long description" },
		...{ price_adult: 10, price_child: 5, price_bebe: 0, comments: "", isActive: false },
		day_languages: { 1: ["en"] },
	};
	const { id } = await call("/_serverFn/createExcursion", { body: fields });
	const excursionId = String(id);
	const change = { ...fields, id: excursionId, category: "daily", title: "Another trip" };
	await call("/_serverFn/updateExcursion", { body: change });
	const form = new FormData();
	form.set("excursionId", excursionId);
	form.set("image", new File([await photo()], "photo.jpg", { type: "image/jpeg" }));
	const path = "/_serverFn/uploadExcursionImage";
	const picture = await noted(path, await boss.fetch(path, { method: "POST", body: form }));
	await call("/_serverFn/getExcursion", { query: { excursionId } });
	await call("/_serverFn/getExcursion", { query: { excursionId: trip.id } });
	const imageId = picture.id;
	await call("/_serverFn/removeExcursionImage", { body: { excursionId, imageId } });
	await call("/_serverFn/getPoints");
	const point = { title: "Hotel Sol", place: "at the door", lat: 28, lng: -14 };
	const { id: pointId } = await call("/_serverFn/createPoint", { body: point });
	const pointChange = { ...point, title: "Hotel Luna", isActive: true };
	await call("/_serverFn/updatePoint", { body: { id: pointId, ...pointChange } });
	await call("/_serverFn/deletePoint", { body: { id: pointId } });
}

async function walkThroughTheAccount(): Promise<void> {
	const account = (path: string, options: CallOptions = {}) => call(`/api/auth${path}`, options);
	const guest = newVisitor(island);
	await account("/ok", { by: guest });
	await account("/get-session", { by: guest });
	const newcomer = {
		...{ name: "Nora Berg", email: "nora@people.example", password: "a-long-walk-home-42" },
	};
	await account("/sign-up/email", { by: guest, body: newcomer });
	await account("/send-verification-email", { by: guest, body: { email: newcomer.email } });
	const link = new URL(await linkTo(island, newcomer.email), island.url);
	const token = link.searchParams.get("token") ?? "";
	await account("/verify-email", { by: guest, query: { token } });
	const user = await addUser(island, { emailVerified: true });
	const member = newVisitor(island);
	const wrong = { email: user.email, password: "wrong-horse-42" };
	await account("/sign-in/email", { by: member, body: wrong, isRefused: true });
	await account("/sign-in/email", { by: member, body: { ...wrong, password } });
	await account("/get-session", { by: member });
	await account("/list-accounts", { by: member });
	await account("/update-user", { by: member, body: { name: "Nora Lind" } });
	const newPassword = "another-long-walk-7";
	await account("/change-password", {
		by: member,
		body: { newPassword, currentPassword: password },
	});
	await account("/change-email", { by: member, body: { newEmail: "nora2@people.example" } });
	await walkThroughSessions(account, member);
	for (const path of ["/forget-password", "/request-password-reset"])
		await account(path, { by: guest, body: { email: user.email } });
	const resetLink = await linkTo(island, user.email);
	const resetToken = /reset-password\/([\w-]+)/.exec(resetLink)?.[1] ?? "";
	await account("/reset-password", { by: guest, body: { newPassword, token: resetToken } });
	await account("/sign-in/email", { by: member, body: { ...wrong, password: newPassword } });
	await account("/passkey/generate-authenticate-options", { by: guest, body: {} });
	await account("/passkey/generate-register-options");
	await account("/sign-in/social", { by: guest, body: { provider: "google" } });
	await account("/link-social", { body: { provider: "google" } });
	await walkThroughTheAdministration(account);
	await account("/delete-user", { by: member, body: { password: newPassword } });
	await account("/sign-out", { by: guest, body: {} });
}

type AccountCall = (path: string, options?: CallOptions) => Promise<Json>;

async function walkThroughSessions(account: AccountCall, member: Visitor): Promise<void> {
	const answer = await member.get("/api/auth/list-sessions");
	const [session] = v.parse(v.array(v.object({ token: v.string() })), await answer.clone().json());
	await noted("/api/auth/list-sessions", answer);
	await account("/revoke-other-sessions", { by: member, body: {} });
	await account("/revoke-session", { by: member, body: { token: session?.token } });
	await account("/revoke-sessions", { body: {}, isRefused: false });
	boss = (await signedInVisitor(island, { role: "supervisor", emailVerified: true })).visitor;
}

async function walkThroughTheAdministration(account: AccountCall): Promise<void> {
	const admin = (path: string, body: unknown) => account(`/admin/${path}`, { body });
	await account("/admin/list-users", { query: { limit: "5" } });
	await admin("create-user", { email: "eva@people.example", name: "Eva Ruiz", role: "guide" });
	const { id: userId } = await addUser(island, { role: "guide" });
	await account("/admin/get-user", { query: { id: userId } });
	await admin("update-user", { userId, data: { name: "Eva Lind" } });
	await admin("set-role", { userId, role: "office" });
	await admin("set-user-password", { userId, newPassword: "a-third-walk-home-9" });
	await admin("ban-user", { userId, banReason: "Left" });
	await admin("unban-user", { userId });
	const { user, session } = await signedInVisitor(island, { role: "guide" });
	await admin("list-user-sessions", { userId: user.id });
	await admin("revoke-user-session", { sessionToken: session.token });
	await admin("revoke-user-sessions", { userId: user.id });
	await admin("has-permission", { permissions: { excursions: ["read"] } });
	await admin("impersonate-user", { userId });
	await account("/admin/stop-impersonating", { body: {} });
	await admin("remove-user", { userId });
}

test("every answer of the product's and the account's calls is as the OpenAPI file says", async () => {
	await walkThroughTheProduct();
	await walkThroughTheAccount();
	if (isLearning) book.write();
	expect(book.faults).toEqual([]);
});
