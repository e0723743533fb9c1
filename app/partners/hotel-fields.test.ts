import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { hotelSchema } from "./hotel.ts";
import { type HotelFields, hotelFieldNames, hotelFormOf } from "./hotel-fields.ts";
import { HotelForm } from "./hotel-form.tsx";

const hotel: HotelFields = {
	name: "Casa Sol",
	address: "12 Harbour Street",
	phone: "+34 600 000 000",
	paymentMode: "hotel",
	pickupPointId: 7,
	partnerEmail: "reception@casa.example",
	isActive: true,
};

describe("every field of a hotel", () => {
	test("comes back from its form as it was stored", () => {
		expect(v.parse(hotelSchema, hotelFormOf(hotel))).toEqual(hotel);
	});

	test("has its control in the form", () => {
		const Form = () =>
			createElement(HotelForm, {
				isNew: true,
				values: hotelFormOf(hotel),
				points: [{ id: 7, title: "Old harbour" }],
				errors: null,
			});
		const Page = createRoutesStub([{ path: "/", Component: Form }]);
		const page = renderToStaticMarkup(createElement(Page));
		expect(hotelFieldNames.filter((name) => !page.includes(`name="${name}"`))).toEqual([]);
		for (const value of [hotel.address, hotel.phone, hotel.partnerEmail])
			expect(page).toContain(value);
	});
});
