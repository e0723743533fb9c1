import type { Page } from "@playwright/test";
import type { Island } from "#tests/island.ts";
import { addTotem } from "#tests/totems.ts";

/** Makes this browser the screen of the hotel. @returns the totem's id. */
export async function enrolPage(page: Page, island: Island, hotelId: string): Promise<number> {
	const { totemId, cookie } = await addTotem(island, hotelId);
	const domain = island.url.hostname;
	await page.context().addCookies([{ ...cookie, domain, path: "/totem" }]);
	return totemId;
}
