import { afterAll, beforeAll, expect, test } from "vitest";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";

let paid: PaidIsland;

beforeAll(async () => {
	paid = await startPaidIsland();
});
afterAll(() => paid.island.stop());

async function page(path: string): Promise<string> {
	const answer = await paid.island.fetch(path);
	return (await answer.text()).replaceAll("<!-- -->", "");
}

test("who pays on a German page stays in German: the gateway's page, the way back and both answers", async () => {
	const { excursion, confirmId } = await paid.book();
	const answer = await paid.island.fetch(`/de/payment/checkout/${confirmId}`);
	const session = paid.stripe.sessionAt(answer.headers.get("location"));
	expect(session).toMatchObject({
		locale: "de",
		line_item: `${excursion.title}, 1 Erwachsener`,
		success_url: expect.stringMatching(`/de/payment/success\\?booking=${confirmId}$`),
		cancel_url: expect.stringMatching(`/de/payment/error\\?booking=${confirmId}&back$`),
	});
	const failed = await page(`/de/payment/error?booking=${confirmId}`);
	expect(failed).toContain("Es wurde kein Geld abgebucht.");
	expect(failed).toContain("Oft liegt es an der Sicherheitsprüfung der Karte.");
	const back = await page(`/de/payment/error?booking=${confirmId}&back`);
	expect(back).toContain("Sie haben noch nicht bezahlt</h1>");
	expect(back).toMatch(/noch <b>\d+ Minuten<\/b> frei/);
	expect(back).not.toContain("Sicherheitsprüfung");
	expect(failed).toContain(`action="/de/payment/checkout/${confirmId}"`);
	paid.stripe.pay(session);
	const succeeded = await page(`/de/payment/success?booking=${confirmId}`);
	expect(succeeded).toContain("<title>Ihre Zahlung · Island Excursions</title>");
	expect(succeeded).toMatch(/64\s€ bezahlt\. Ihr Voucher ist unterwegs an/);
	expect(succeeded).toContain(`href="/de/booking/${confirmId}"`);
});

test("an English page opens the gateway's page in English, without a prefix in the way back", async () => {
	const { session, confirmId } = await paid.open();
	expect(session.locale).toBe("en-GB");
	expect(new URL(session.success_url).pathname).toBe("/payment/success");
	expect(await page(`/payment/error?booking=${confirmId}`)).toContain("No money was taken.");
});

test("the browser that booked reads where the voucher went in full, everybody else with the link masked", async () => {
	const { session, confirmId, id } = await paid.open();
	paid.stripe.pay(session);
	const address = `/payment/success?booking=${confirmId}`;
	const email = (await paid.state(id)).booking.email ?? "";
	expect(email).toContain("@");
	expect(await page(address)).not.toContain(email);
	const headers = { cookie: `held=${confirmId}` };
	expect(await (await paid.island.fetch(address, { headers })).text()).toContain(email);
});

test("the answers to an unknown booking speak the language of their address", async () => {
	const failed = await page("/es/payment/error");
	expect(failed).toContain("<title>Su pago · Island Excursions</title>");
	expect(failed).toContain("Si acaba de pagar, su bono va de camino a su correo.");
	expect(failed).toContain('href="/es/booking"');
	expect(await page("/fr/payment/success")).toContain(
		"Si vous venez de payer, votre bon est en route",
	);
});
