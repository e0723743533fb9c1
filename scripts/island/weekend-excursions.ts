import { type DemoExcursion, lines, paragraphs, poster } from "./demo-excursion.ts";
import { pickupPoints } from "./pickup-points.ts";

export const weekendExcursions: DemoExcursion[] = [
	{
		row: {
			id: "b378a9ce-7286-41ae-9c16-4ec42de02fb5",
			title: "Market morning, wine afternoon",
			subtitle: "Fill a basket in Santa Rosa, then sit down among the vines.",
			description: paragraphs(
				"On Sundays the whole valley comes to Santa Rosa. Under the striped awnings lie oranges with their leaves on, goat cheese at three stages of ageing, and the small wrinkled potatoes that belong to every table here. Your guide knows who baked the bread and which fig jam is gone by eleven. You get a basket and an hour of your own.",
				"At noon we walk ten minutes down to the vines. They grow one by one in hollows of black ash, each behind its own low wall, because ash drinks the dew and the wall stops the wind. It looks like the moon with green hearts.",
				"The winemaker's family has lunch ready in the courtyard: what you saw at the market, three white wines and a sweet one. Nobody lectures. You ask, they answer, and somebody always ends up carrying the dog home.",
			),
			comments:
				"Give Finca Nueve Hoyos the number of guests and of vegetarians by Saturday noon. Baskets go back into the van.",
			category: "weekend",
			priceAdultCents: 6900,
			priceChildCents: 3500,
			priceBebeCents: 0,
			capacity: 16,
			startTime: "09:30",
			durationMinutes: 420,
			cutoffHours: 18,
			minimumAge: 0,
			childFromAge: 2,
			effort: "2 km on village lanes, no hills",
			included: lines(
				"Pickup at or near your hotel, and the way back",
				"Guide through market and vineyard",
				"Lunch in the courtyard, vegetarian if you tell us",
				"Tasting of four wines, grape juice for children",
			),
			notIncluded: lines("What you buy at the market"),
			whatToBring:
				"Bring a hat, flat shoes and a little cash: few stalls take cards. The basket comes from us.",
			...{ wheelchair: "folding", pram: "yes", pregnancy: "yes" },
			goodToKnow: lines(
				"The lanes are cobbled: a wheelchair needs somebody to push it",
				"Toilets are at the square and at the winery",
				"Wine is from 18 years",
			),
			activityPlace: "Church square, Santa Rosa",
			activityTime: "10:50",
		},
		pictures: [
			poster(
				"market",
				"A village with a white church, vineyards in black ash, a market table with oranges and wine",
			),
			poster("market-2", "The market in front of the church of Santa Rosa"),
			poster("market-3", "Lunch in the courtyard among the vines"),
		],
		languages: { 0: ["en", "de", "fr"] },
		pickups: [
			["09:30", pickupPoints.lasSalinas],
			["09:50", pickupPoints.campsite],
			["09:55", pickupPoints.arenaNegra],
			["10:05", pickupPoints.office],
			["10:15", pickupPoints.casaBruma],
			["10:20", pickupPoints.losDragos],
			["10:40", pickupPoints.almendro],
		],
		coming: [9, 2, 13, 11, { closed: "Harvest festival, no market" }, 14],
	},
	{
		row: {
			id: "a068e638-5e4f-4c0b-ac80-13f27211ec72",
			title: "The dunes after dark",
			subtitle: "Blankets, hot cocoa and a telescope, far from every lamp.",
			description: paragraphs(
				"South of La Salina the road ends in sand. There is no house, no lamp and hardly a phone signal, and that is why we go. We walk ten minutes into the dunes by red light, spread out blankets in a hollow out of the wind, and let our eyes get used to the dark.",
				"Then the sky begins. First a handful of stars, then so many that the shapes you know are hard to find. Your guide draws them again with a green light and tells you what sailors here called them. The telescope goes round: craters of the moon or rings of Saturn, depending on the night.",
				"Between two looks there is cocoa from the flask, and time to lie on your back and say nothing. We have you home soon after midnight.",
			),
			comments:
				"Telescope case and red torches are in van 3. Around the full moon talk about the moon. Above 60 % cloud at 18:00 call the guests and offer the next night.",
			category: "weekend",
			priceAdultCents: 4400,
			priceChildCents: 2800,
			priceBebeCents: 0,
			capacity: 14,
			startTime: "21:30",
			durationMinutes: 180,
			cutoffHours: 6,
			minimumAge: 5,
			childFromAge: 5,
			effort: "10 minutes on soft sand, then you lie down",
			included: lines(
				"Pickup at or near your hotel, and the way back",
				"Guide of the island's star park",
				"Telescope, blankets and cushions",
				"Hot cocoa and almond biscuits",
			),
			notIncluded: lines("Warm clothes: the desert is cool at night"),
			whatToBring:
				"Bring a jumper and long trousers, and leave the torch at home: we have red ones.",
			...{ wheelchair: "no", pram: "no" },
			goodToKnow: lines(
				"Soft sand: no wheelchairs or pushchairs",
				"There is no toilet in the dunes",
				"Phones stay dark, so that everybody sees the stars",
			),
			activityPlace: "End of the dune road, Arenas Blancas",
			activityTime: "22:40",
		},
		pictures: [
			poster("stars", "People with a telescope on dunes under the Milky Way"),
			poster("stars-2", "A family under blankets below the Milky Way"),
			poster("stars-3", "Saturn, as the telescope shows it"),
		],
		languages: { 0: ["en", "de"], 6: ["en", "es"] },
		pickups: [
			["21:30", pickupPoints.losDragos],
			["21:35", pickupPoints.casaBruma],
			["21:45", pickupPoints.customsHouse],
			["21:55", pickupPoints.brisaMar],
			["22:00", pickupPoints.campsite],
			["22:20", pickupPoints.lasSalinas],
			["22:25", pickupPoints.saltWorks],
		],
		coming: [4, 0, 9, 1, 12, { left: 5, capacity: 8, note: "Small van only" }, 14, 10],
	},
];
