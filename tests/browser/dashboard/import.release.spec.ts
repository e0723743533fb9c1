import { inArray } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a list of bookings says what becomes of each row, is imported by a second press, and doubles nothing when sent again", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "admin" });
	const trip = await addExcursion(island.db, { title: "Moved in from elsewhere" });
	const refs = [`A-${trip.id}`, `B-${trip.id}`];
	const rows = [
		"Referencia;Actividad;Fecha;Adultos;Nombre;Recogida;Precio",
		`${refs[0]};${trip.title};${soon(5)};2;Ida Núñez;Hotel Los Dragos;128,00`,
		`${refs[1]};Nowhere;${soon(5)};2;Otto Ferreira;Hotel Los Dragos;128,00`,
	];
	await page.goto("/dashboard/import");
	const look = async () => {
		await page.getByText("Coming bookings", { exact: true }).first().click();
		await page.locator("input[type=file]").setInputFiles({
			...{ name: "bookings.csv", mimeType: "text/csv" },
			buffer: Buffer.from(rows.join("\r\n")),
		});
		await page.getByRole("button", { name: "Look what would happen" }).click();
	};
	const importedRows = island.db.$count.bind(
		island.db,
		bookings,
		inArray(bookings.externalRef, refs),
	);
	await look();
	const fault = page.getByRole("row", { name: "No excursion on sale is called “Nowhere”" });
	await expect(fault).toContainText("3");
	await expect(page.getByRole("row", { name: `2 ${refs[0]} New` })).toBeVisible();
	expect(await importedRows()).toBe(0);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Import 1 row" }).dblclick();
	await expect(page.getByRole("heading", { name: "What has happened" })).toBeVisible();
	expect(await importedRows()).toBe(1);
	await look();
	await expect(page.getByText("Here already: nothing changes")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Import / })).toHaveCount(0);
	expect(await importedRows()).toBe(1);
});
