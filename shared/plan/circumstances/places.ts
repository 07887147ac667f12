/**
 * Names by which Australians say where they live: the cities with their better-known suburbs and regions, and the
 * larger towns. A person whose place is not here reads of "your area", never of a wrong town.
 */
export type PlaceKind = 'metro' | 'regional';

const named: Readonly<Record<string, Readonly<Record<PlaceKind, string>>>> = {
  'New South Wales': {
    metro:
      'Sydney, Parramatta, Penrith, Blacktown, Liverpool, Campbelltown, Bankstown, Auburn, Cabramatta, Fairfield, Hornsby, Chatswood, Manly, Bondi, Newtown, Marrickville, Ashfield, Strathfield, Burwood, Ryde, Epping, Castle Hill, Rouse Hill, Kellyville, Mount Druitt, Granville, Merrylands, Lakemba, Hurstville, Kogarah, Sutherland, Cronulla, Miranda, Randwick, Maroubra, Leichhardt, Balmain, Surry Hills, Redfern, Mosman, Dee Why, Camden, Richmond, Windsor, Western Sydney, Northern Beaches, Inner West, Hills District',
    regional:
      'Newcastle, Wollongong, Central Coast, Gosford, Wyong, Maitland, Cessnock, Singleton, Muswellbrook, Tamworth, Armidale, Moree, Inverell, Gunnedah, Dubbo, Orange, Bathurst, Mudgee, Lithgow, Katoomba, Blue Mountains, Goulburn, Queanbeyan, Yass, Cooma, Bega, Merimbula, Eden, Batemans Bay, Nowra, Ulladulla, Kiama, Shellharbour, Bowral, Mittagong, Southern Highlands, Wagga Wagga, Wagga, Albury, Griffith, Leeton, Young, Cowra, Parkes, Forbes, Broken Hill, Port Macquarie, Taree, Forster, Kempsey, Coffs Harbour, Grafton, Lismore, Ballina, Byron Bay, Byron, Mullumbimby, Tweed Heads, Casino, Hunter Valley, Lake Macquarie, Nelson Bay, Port Stephens, Illawarra, South Coast, Riverina',
  },
  Victoria: {
    metro:
      'Melbourne, Footscray, Sunshine, St Albans, Werribee, Point Cook, Tarneit, Hoppers Crossing, Williamstown, Altona, Yarraville, Essendon, Moonee Ponds, Coburg, Brunswick, Preston, Thornbury, Northcote, Reservoir, Bundoora, Epping, Craigieburn, Broadmeadows, Sunbury, Melton, Carlton, Fitzroy, Collingwood, Richmond, St Kilda, Prahran, Caulfield, Oakleigh, Clayton, Glen Waverley, Box Hill, Doncaster, Ringwood, Croydon, Lilydale, Dandenong, Noble Park, Springvale, Narre Warren, Berwick, Cranbourne, Pakenham, Frankston, Mornington, Mordialloc, Cheltenham, Bentleigh, Greensborough, Eltham, Camberwell, Hawthorn',
    regional:
      'Geelong, Ballarat, Bendigo, Shepparton, Mildura, Wodonga, Wangaratta, Warrnambool, Traralgon, Morwell, Moe, Sale, Bairnsdale, Lakes Entrance, Castlemaine, Kyneton, Daylesford, Woodend, Macedon, Gisborne, Echuca, Swan Hill, Horsham, Ararat, Stawell, Hamilton, Portland, Colac, Torquay, Ocean Grove, Lorne, Apollo Bay, Warragul, Drouin, Leongatha, Wonthaggi, Phillip Island, Benalla, Seymour, Mansfield, Bright, Healesville, Maryborough, Gippsland, Bellarine, Mornington Peninsula, Yarra Valley, Surf Coast',
  },
  Queensland: {
    metro:
      'Brisbane, Ipswich, Logan, Redlands, Redcliffe, Caboolture, Strathpine, Chermside, Carindale, Sunnybank, Inala, Springfield, Beenleigh, Browns Plains, Cleveland, Capalaba, Wynnum, Indooroopilly, Toowong, West End, Fortitude Valley, Moreton Bay, North Lakes, Gold Coast, Southport, Surfers Paradise, Robina, Nerang, Coomera, Burleigh Heads, Burleigh, Coolangatta',
    regional:
      'Sunshine Coast, Noosa, Maroochydore, Caloundra, Nambour, Gympie, Maryborough, Hervey Bay, Bundaberg, Gladstone, Rockhampton, Yeppoon, Mackay, Airlie Beach, Proserpine, Bowen, Townsville, Ingham, Innisfail, Cairns, Atherton, Mareeba, Port Douglas, Mount Isa, Longreach, Emerald, Toowoomba, Warwick, Stanthorpe, Dalby, Chinchilla, Roma, Kingaroy, Gatton, Whitsundays, Charters Towers, Biloela',
  },
  'Western Australia': {
    metro:
      'Perth, Fremantle, Joondalup, Rockingham, Mandurah, Midland, Armadale, Cannington, Wanneroo, Scarborough, Subiaco, Victoria Park, Cockburn, Kwinana, Baldivis, Ellenbrook, Morley, Canning Vale, Thornlie, Gosnells, Kalamunda, Mundaring, Cottesloe, Claremont, Balcatta, Mirrabooka, Clarkson, Yanchep',
    regional:
      'Bunbury, Busselton, Margaret River, Dunsborough, Albany, Denmark, Esperance, Geraldton, Kalgoorlie, Karratha, Port Hedland, Broome, Carnarvon, Exmouth, Northam, York, Narrogin, Katanning, Collie, Manjimup, Kununurra, Newman, Merredin, Pilbara, Kimberley, Great Southern',
  },
  'South Australia': {
    metro:
      'Adelaide, Glenelg, Port Adelaide, Salisbury, Elizabeth, Gawler, Modbury, Marion, Noarlunga, Morphett Vale, Norwood, Prospect, Unley, Campbelltown, Tea Tree Gully, Playford',
    regional:
      'Mount Gambier, Whyalla, Port Augusta, Port Pirie, Port Lincoln, Murray Bridge, Victor Harbor, Mount Barker, Adelaide Hills, Barossa, Barossa Valley, Clare, Kadina, Renmark, Berri, Riverland, Naracoorte, Kangaroo Island, Yorke Peninsula, Fleurieu, Coober Pedy',
  },
  Tasmania: {
    metro: 'Hobart, Glenorchy, Kingston, Clarence, Sandy Bay, Bellerive, Moonah',
    regional:
      'Launceston, Devonport, Burnie, Ulverstone, Huonville, Huon Valley, New Norfolk, Sorell, George Town, Deloraine, St Helens, Scottsdale, Queenstown, Wynyard, Smithton, Bicheno',
  },
  'Australian Capital Territory': {
    metro:
      'Canberra, Belconnen, Tuggeranong, Gungahlin, Woden, Weston Creek, Dickson, Braddon, Fyshwick, Molonglo',
    regional: 'Hall',
  },
  'Northern Territory': {
    metro: 'Darwin, Palmerston, Casuarina, Humpty Doo',
    regional: 'Alice Springs, Katherine, Tennant Creek, Nhulunbuy, Jabiru',
  },
};

export interface Place {
  name: string;
  kind: PlaceKind;
  state: string;
}

export const places: readonly Place[] = Object.entries(named).flatMap(([state, kinds]) =>
  (['metro', 'regional'] as const).flatMap((kind) =>
    kinds[kind].split(', ').map((name) => ({ name, kind, state })),
  ),
);

export const states: readonly string[] = Object.keys(named);

const withArticle =
  /(?:Coast|Peninsula|Highlands)$|^(?:Adelaide Hills|Barossa(?: Valley)?|Blue Mountains|Fleurieu|(?:Hunter|Huon|Yarra) Valley|Kimberley|Pilbara|Riverina|Riverland)$/;

/** As it is named in a sentence: "near Orange", "near the Gold Coast". */
export const placeName = (name: string): string => (withArticle.test(name) ? `the ${name}` : name);
