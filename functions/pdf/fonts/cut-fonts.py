"""Makes the font files in font-files. README.md says when to run it and with what.

usage: python3 cut-fonts.py <node_modules that holds the @fontsource packages>
"""
import io
import json
import sys
import zlib
from pathlib import Path

import brotli
from fontTools import subset
from fontTools.merge import Merger
from fontTools.misc.transform import Scale
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

packages = Path(sys.argv[1])
here = Path(__file__).parent / "font-files"
for old in here.iterdir():
    old.unlink()

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC]
SIGNS = [0x2002, 0x2009, 0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026]
SIGNS += [0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2248]
SIGNS += [0x2260, 0x2264, 0x2265, 0x2713, 0x25A1, 0xFFFD]
FACES = {
    "serif": ("source-serif-4", "normal", 400),
    "serif-strong": ("source-serif-4", "normal", 600),
    "sans": ("public-sans", "normal", 400),
    "sans-strong": ("public-sans", "normal", 640),
    "sans-italic": ("public-sans", "italic", 400),
}
EXTENDED = {"source-serif-4": ["latin-ext", "vietnamese", "greek", "cyrillic"], "public-sans": ["latin-ext", "vietnamese"]}


def slice_of(family, part, style, weight):
    font = TTFont(packages / f"@fontsource-variable/{family}/files/{family}-{part}-wght-{style}.woff2")
    return instantiateVariableFont(font, {"wght": weight}, inplace=False)


def static(package, part):
    return TTFont(packages / f"@fontsource/{package}/files/{package}-{part}-400-normal.woff2")


def borrow(font, donors, code):
    """Draws a sign that the face lacks with the outline of another font, at this font's scale."""
    donor = next((d for d in donors if code in d.getBestCmap()), None)
    if donor is None:
        raise SystemExit(f"no font has U+{code:04X}")
    scale = font["head"].unitsPerEm / donor["head"].unitsPerEm
    name = donor.getBestCmap()[code]
    pen = TTGlyphPen(None)
    drawn = DecomposingRecordingPen(donor.getGlyphSet())
    donor.getGlyphSet()[name].draw(drawn)
    drawn.replay(TransformPen(pen, Scale(scale)))
    add(font, code, pen.glyph(), round(donor["hmtx"][name][0] * scale))


def add(font, code, glyph, width):
    name = f"uni{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def alias(font, code, like):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = font.getBestCmap()[like]


def box(font):
    """Adds an upright frame, drawn for a character that no font has."""
    em = font["head"].unitsPerEm
    pen = TTGlyphPen(None)
    left, right, top, line = 0.08 * em, 0.52 * em, 0.68 * em, 0.05 * em
    for x0, y0, x1, y1, inner in [(left, 0, right, top, False), (left + line, line, right - line, top - line, True)]:
        corners = [(x0, y0), (x0, y1), (x1, y1), (x1, y0)]
        pen.moveTo(corners[0])
        for corner in reversed(corners[1:]) if inner else corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    add(font, 0xFFFD, pen.glyph(), round(0.6 * em))


def tabular(font):
    """Makes all figures one width, so that columns of them line up by default."""
    for lookup in single_substitutions(font, "tnum"):
        for table in font["cmap"].tables:
            if table.isUnicode():
                for code in range(0x30, 0x3A):
                    table.cmap[code] = lookup.get(table.cmap.get(code), table.cmap.get(code))


def single_substitutions(font, tag):
    gsub = font["GSUB"].table
    indexes = {i for r in gsub.FeatureList.FeatureRecord if r.FeatureTag == tag for i in r.Feature.LookupListIndex}
    for index in sorted(indexes):
        for sub in gsub.LookupList.Lookup[index].SubTable:
            yield getattr(getattr(sub, "ExtSubTable", sub), "mapping", {})


def cut(font, codes, features):
    options = subset.Options()
    options.hinting = False
    options.layout_features = features
    options.notdef_outline = True
    options.name_IDs = [1, 2, 4, 6]
    options.drop_tables += ["STAT", "DSIG", "gasp", "meta", "MVAR", "HVAR", "avar", "fvar", "gvar", "vhea", "vmtx", "VORG", "BASE"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)


def rename(font, name):
    for record in font["name"].names:
        record.string = name.replace(" ", "") if record.nameID == 6 else "Regular" if record.nameID == 2 else name


def written(font):
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.flavor = None
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def pair_kerning(font, codes):
    """Reads {left: {right: units}} by character from GPOS, with the first matching subtable of each lookup."""
    cmap = {code: name for code, name in font.getBestCmap().items() if code in codes}
    names = {}
    for code, name in cmap.items():
        names.setdefault(name, []).append(code)
    if "GPOS" not in font:
        return {}
    gpos = font["GPOS"].table
    indexes = {i for r in gpos.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
    kerns = {}
    for index in sorted(indexes):
        subs = [getattr(s, "ExtSubTable", s) for s in gpos.LookupList.Lookup[index].SubTable]
        for left in names:
            for right in names:
                value = next((v for s in subs if (v := pair_value(s, left, right)) is not None), None)
                if value:
                    for a in names[left]:
                        for b in names[right]:
                            kerns.setdefault(a, {})[b] = value
    return kerns


def pair_value(sub, left, right):
    if sub.LookupType != 2 or left not in sub.Coverage.glyphs:
        return None
    if sub.Format == 1:
        records = sub.PairSet[sub.Coverage.glyphs.index(left)].PairValueRecord
        found = next((r for r in records if r.SecondGlyph == right), None)
        return found and (getattr(found.Value1, "XAdvance", 0) or 0)
    record = sub.Class1Record[sub.ClassDef1.classDefs.get(left, 0)].Class2Record[sub.ClassDef2.classDefs.get(right, 0)]
    return getattr(record.Value1, "XAdvance", 0) or 0


def metrics(font, kerned):
    order, em = font.getReverseGlyphMap(), font["head"].unitsPerEm
    cmap = font.getBestCmap()
    to = lambda units: round(units * 1000 / em, 2)
    kerns = pair_kerning(font, kerned)
    return {
        "characters": [[code, order[name], to(font["hmtx"][name][0])] for code, name in sorted(cmap.items())],
        "kerning": [[a, *[v for b, k in sorted(right.items()) for v in (b, to(k))]] for a, right in sorted(kerns.items())],
    }


def main_faces():
    donors = [static("noto-sans-math", "latin"), static("noto-sans-symbols-2", "symbols"), static("noto-sans", "latin-ext")]
    donors += [static("noto-sans-symbols", "symbols"), static("noto-sans-symbols-2", "math")]
    table = {}
    kerned = {*range(0x21, 0x7F), 0x2018, 0x2019, 0x201C, 0x201D, 0x2013, 0x2014}
    for name, (family, style, weight) in FACES.items():
        font = slice_of(family, "latin", style, weight)
        if family == "public-sans":
            tabular(font)
        if 0x2002 not in font.getBestCmap():
            add(font, 0x2002, TTGlyphPen(None).glyph(), font["head"].unitsPerEm // 2)
        if 0x2009 not in font.getBestCmap():
            add(font, 0x2009, TTGlyphPen(None).glyph(), font["head"].unitsPerEm // 5)
        box(font)
        for code, like in [(0x2010, 0x2D), (0x2011, 0x2D), (0x2032, 0x27), (0x2033, 0x22)]:
            if code not in font.getBestCmap():
                alias(font, code, like)
        for code in LATIN + SIGNS:
            if code not in font.getBestCmap():
                borrow(font, donors, code)
        kerns_from = font
        cut(font, LATIN + SIGNS, ["kern"])
        measured = metrics(kerns_from, kerned)
        for tag in ("GPOS", "GSUB", "GDEF"):
            if tag in font:
                del font[tag]
        rename(font, f"Waymint {name.replace('-', ' ').title()}")
        (here / f"{name}.ttf.z").write_bytes(zlib.compress(written(font), 9))
        table[name] = measured
    (here / "faces.json").write_text(json.dumps(table, separators=(",", ":")))


def ranges(codes):
    out = []
    for code in sorted(codes):
        if out and out[-1][1] == code - 1:
            out[-1][1] = code
        else:
            out.append([code, code])
    return [v for pair in out for v in pair]


def save_fallback(index, font, *, name, face=None, script=None, features=("*",), taken=frozenset()):
    codes = {c for c in font.getBestCmap() if c >= 0xA0 and c not in taken}
    if not codes:
        return set()
    cut(font, codes, list(features))
    rename(font, f"Waymint {name.title()}")
    (here / f"{name}.ttf.br").write_bytes(brotli.compress(written(font), quality=11, lgwin=22))
    entry = {"name": name, "ranges": ranges(codes & set(font.getBestCmap()))}
    if face:
        entry["face"] = face
    if script:
        entry["shaped"] = True
    index.append(entry)
    return codes


SHAPED = "arabic devanagari bengali gurmukhi gujarati tamil telugu kannada malayalam sinhala thai lao khmer myanmar".split()
# Each script needs its own joiners, which follow its font's rules, and its own dotted circle for a mark without a letter.
OF_EACH_SCRIPT = {0x200C, 0x200D, 0x25CC}
PLAIN = "hebrew armenian georgian ethiopic".split()


def fallback_faces():
    index, taken = [], set(LATIN + SIGNS)
    for name, (family, style, weight) in FACES.items():
        for part in EXTENDED[family]:
            save_fallback(index, slice_of(family, part, style, weight), name=f"{name}-{part}", face=name, features=[], taken=taken)
    taken = set(LATIN + SIGNS)
    # Combining marks alone would float, so only composed letters are kept.
    for part in ["latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"]:
        taken |= save_fallback(index, static("noto-sans", part), name=f"noto-{part}", features=["mark", "mkmk", "ccmp"], taken=taken)
    for script in SHAPED + PLAIN:
        shared_signs = {c for c in taken if c < 0x300 or 0x2000 <= c < 0x2E00} - OF_EACH_SCRIPT
        taken |= save_fallback(
            index, static(f"noto-sans-{script}", script), name=f"noto-{script}", script=script in SHAPED + ["hebrew"], taken=shared_signs
        )
    for package, part in [("noto-sans-symbols", "symbols"), ("noto-sans-symbols-2", "symbols"), ("noto-sans-symbols-2", "math"), ("noto-sans-math", "latin")]:
        taken |= save_fallback(index, static(package, part), name=f"{package}-{part}".replace("noto-sans", "noto"), features=[], taken=taken)
    # Plain pictures come first, because the Chinese and Korean fonts have some of them too.
    sliced(index, taken, "@fontsource/noto-emoji/files", "noto-emoji-*-400-normal.woff2", "emoji", None)
    sliced(index, taken, "@fontsource-variable/noto-sans-sc/files", "*-wght-normal.woff2", "han", 400)
    sliced(index, taken, "@fontsource-variable/noto-sans-kr/files", "*-wght-normal.woff2", "korean", 400)
    (here / "fallback.json").write_text(json.dumps(index, separators=(",", ":")))


def sliced(index, taken, folder, pattern, name, weight):
    files = sorted((packages / folder).glob(pattern))
    for number, file in enumerate(files):
        font = TTFont(file)
        if weight:
            font = instantiateVariableFont(font, {"wght": weight}, inplace=False)
        taken |= save_fallback(index, font, name=f"{name}-{number:03}", features=[], taken=taken)


main_faces()
fallback_faces()
