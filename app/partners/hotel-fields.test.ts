import { globSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { sampleHotel as hotel } from "#tests/samples/hotel-samples.ts";
import { hotelSchema } from "./hotel.ts";
import { hotelFieldNames, hotelFieldOf, hotelFormOf } from "./hotel-fields.ts";
import { HotelForm } from "./hotel-form.tsx";

describe("every field of a hotel", () => {
	test("comes back from its form as it was stored", () => {
		expect(v.parse(hotelSchema, hotelFormOf(hotel))).toEqual(hotel);
	});

	test("has its control in the form", () => {
		const Form = () =>
			createElement(HotelForm, {
				isNew: true,
				values: hotelFormOf(hotel),
				points: [{ id: 7, title: "Old harbour", isActive: true }],
				errors: null,
			});
		const Page = createRoutesStub([{ path: "/", Component: Form }]);
		const page = renderToStaticMarkup(createElement(Page));
		expect(hotelFieldNames.filter((name) => !page.includes(`name="${name}"`))).toEqual([]);
		for (const value of [hotel.address, hotel.phone, hotel.partnerEmail])
			expect(page).toContain(value);
	});

	test("that is public is shown by the hotel's screens", () => {
		const screens = globSync("app/{totem,bookings/totem}/**/*.{ts,tsx}")
			.filter((path) => !/\.test\./.test(path))
			.map((path) => readFileSync(path, "utf8"))
			.join("\n");
		const unseen = hotelFieldNames.filter(
			(name) =>
				hotelFieldOf(name).audience === "public" && !new RegExp(`\\b${name}\\b`).test(screens),
		);
		expect(unseen).toEqual([]);
	});
});
