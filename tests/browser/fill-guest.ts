import type { Page } from "@playwright/test";

/** Fills in who is picked up where, in the English booking form. */
export async function fillGuest(page: Page, name = "Ida Lindqvist"): Promise<void> {
	await page.getByLabel("We pick you up at").selectOption({ index: 1 });
	await page.getByLabel("Full name").fill(name);
	await page.getByLabel("Email", { exact: true }).fill("ida@mail.example");
	await page.getByLabel("Email again").fill("ida@mail.example");
}
